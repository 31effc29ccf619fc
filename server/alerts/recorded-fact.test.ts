/** A fact that `facts:record` changes, from the YAML to the one mail of each reader who asked for its state. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from '../db/open-database.ts';
import { endLeases, variablesFor, waitForMails } from '../testing/crash/crash-rounds.ts';
import { startMailTally } from '../testing/crash/mail-tally.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { startDatabases } from '../testing/test-databases.ts';
import { createTinySite } from '../testing/tiny-site.ts';
import { endAlerts } from './alert-subscribers.ts';

const project = join(import.meta.dirname, '..', '..');
const parts = ['app', 'content', 'publish', 'server', 'types', 'watch', 'package.json', 'site.config.ts'];
const folder = mkdtempSync(join(tmpdir(), 'license-atlas-recorded-'));
const client = join(folder, 'build', 'client');
const built = (address: string): string => readFileSync(join(client, address), 'utf8');
const run = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
const day = new Date(Date.now() - 86_400_000).toISOString();

/** The steps of the build that say what facts are: its pages are made of the same `writeGuide` and `factChanges`. */
const build = `
  import { writeMarkdown } from './publish/write-markdown.ts';
  import { writeOpenData } from './publish/write-open-data.ts';
  import { writeChanges, writeUpdateFeeds } from './publish/write-update-feeds.ts';
  import { byDay } from './app/updates/change-list.server.ts';
  import { factChanges } from './app/facts/fact-changes.server.ts';
  const site = { name: 'Atlas', tagline: 'Licenses.', origin: 'https://atlas.example' };
  await writeMarkdown('build/client', site);
  await writeOpenData('build/client', site);
  await writeUpdateFeeds('build/client', site);
  await writeChanges('build/client/data/changes.json', site);
  console.log(JSON.stringify(byDay(factChanges())));
`;
let updatesPage: string;

beforeAll(async () => {
  for (const part of parts) cpSync(join(project, part), join(folder, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const tiny = await createTinySite();
  cpSync(tiny.buildDirectory, join(folder, 'build'), { recursive: true });
  await tiny.remove();
  // Twice on one day: the second has to be told apart from the first.
  for (const fee of ['70', '71'])
    run('watch/record-command.ts', 'ohio', 'entry.exam.feeUsd', fee, '--source', 's13', '--since', day.slice(0, 10));
  updatesPage = run('--input-type=module', '--eval', build);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the guide, the updates, the feeds and the open data tell it', () => {
  expect(built('state-guides/ohio.md')).toMatch(/\| Exam fee \| `entry\.exam\.feeUsd` \| \$71 \|/);
  expect(built('state-guides/ohio.md')).not.toContain('$66');
  const told = [/exam fee[^"<]*\$66[^"<]*\$70/, /exam fee[^"<]*\$70[^"<]*\$71/];
  for (const text of [updatesPage, ...['', '/ohio'].flatMap(feedsOf)])
    for (const change of told) expect(text).toMatch(change);
  for (const text of feedsOf('/texas')) for (const change of told) expect(text).not.toMatch(change);
  const { entry } = JSON.parse(built('data/states/ohio.json')) as { entry: { exam: { feeUsd: object } } };
  expect(entry.exam.feeUsd).toMatchObject({
    value: 71,
    earlier: [{ value: 70 }, { value: 66, ruleChanged: day.slice(0, 10) }, { value: 63 }],
  });
  expect(built('data/states.csv')).toMatch(/^Ohio,OH,.*,71,/m);
  const { changes } = JSON.parse(built('data/changes.json')) as { changes: { id: string; page: string }[] };
  const ofFee = { state: 'ohio', path: 'entry.exam.feeUsd' };
  expect(changes).toContainEqual(expect.objectContaining({ ...ofFee, before: 66, after: 70 }));
  expect(changes).toContainEqual(expect.objectContaining({ ...ofFee, before: 70, after: 71 }));
  for (const name of ['id', 'page'] as const)
    expect(new Set(changes.map((change) => change[name])).size).toBe(changes.length);
});

const feedsOf = (state: string): string[] => ['xml', 'json'].map((kind) => built(`updates${state}/feed.${kind}`));

test('each confirmed reader of the state gets one mail of it, over kill -9 while it is queued and sent', async () => {
  const databases = await startDatabases('sqlite');
  const mailbox = await startMailTally();
  try {
    const place = await databases.newPlace();
    const opened = await databases.open(place);
    await addReaders(opened);
    const environment = variablesFor(place, mailbox);
    const first = startCommand(environment);
    await expect.poll(() => queued(opened), { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await startCommand(environment).ended).toBe(0);
    expect(await queued(opened)).toBe(150);
    const sending = await startServerProcess({ folder, remove: async () => {} }, environment);
    await expect.poll(() => mailbox.mails.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(10);
    await sending.kill();
    await endLeases(place);
    const again = await startServerProcess({ folder, remove: async () => {} }, environment);
    await waitForMails(again.port);
    expect(await again.stop()).toBe(0);
    expect(await startCommand(environment).ended).toBe(0);
    expect(await queued(opened)).toBe(150);
    const mails = [...mailbox.mails.values()];
    expect(new Set(mails.map(({ to }) => to)).size).toBe(150);
    expect(mails.length).toBe(150);
    const expected = /^(License update for|\d+ license updates for) Ohio$/;
    expect(mails.filter(({ subject }) => !expected.test(subject))).toEqual([]);
    expect(mails.every(({ to }) => to.startsWith('ohio-'))).toBe(true);
  } finally {
    await mailbox.close();
    await databases.stop();
  }
}, 120_000);

/** A state of whose facts nothing changed since these readers confirmed. */
function quietState(): string {
  const [since, directory] = [day.slice(0, 10), join(folder, 'content/jurisdictions')];
  const isQuiet = (file: string): boolean =>
    [...readFileSync(join(directory, file), 'utf8').matchAll(/until: (\S+)/g)].every(([, until]) => until! < since);
  return readdirSync(directory)
    .find((file) => file.endsWith('.yaml') && isQuiet(file))!
    .replace('.yaml', '');
}

/** 150 who confirmed Ohio; besides them some who never confirmed, some who left, and some of another state. */
async function addReaders({ db }: OpenedDatabase): Promise<void> {
  const kinds = [
    ...Array.from({ length: 150 }, (_, index) => ({ id: `ohio-${index}`, state: 'ohio', confirmed: day })),
    ...Array.from({ length: 20 }, (_, index) => ({ id: `left-${index}`, state: 'ohio', confirmed: day })),
    ...Array.from({ length: 20 }, (_, index) => ({ id: `new-${index}`, state: 'ohio', confirmed: null })),
    ...Array.from({ length: 20 }, (_, index) => ({ id: `other-${index}`, state: quietState(), confirmed: day })),
  ];
  const readers = kinds.map(({ id, confirmed }) => ({
    id,
    email: `${id}@person.example`,
    email_key: `${id}@person.example`,
    created_at: day,
    confirmed_at: confirmed,
    ended_at: null,
    moved_to: null,
    language: 'en',
  }));
  await db.insertInto('alert_subscribers').values(readers).execute();
  await db
    .insertInto('alert_states')
    .values(kinds.map(({ id, state }) => ({ subscriber_id: id, state, since: day })))
    .execute();
  for (const { id } of kinds.filter((reader) => reader.id.startsWith('left-'))) await endAlerts(db, id, new Date());
}

function startCommand(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/newsletter/send-issue.ts', 'changes'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  return { child, ended: new Promise<number | null>((resolve) => child.once('close', resolve)) };
}

async function queued({ db }: OpenedDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
