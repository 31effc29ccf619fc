/** `npm run newsletter -- changes` and the server that sends its mails, both killed in the middle of their work. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedDatabase } from '../db/open-database.ts';
import { endLeases, variablesFor, waitForMails } from '../testing/crash/crash-rounds.ts';
import { startMailTally } from '../testing/crash/mail-tally.ts';
import { copyServer, type ServerCopy, startServerProcess } from '../testing/server-process.ts';
import { databaseKinds, startDatabases } from '../testing/test-databases.ts';

/** Several of the command's transactions. */
const readers = 300;
const time = '2026-11-20T12:00:00.000Z';
const changes = ['ohio', 'ohio', 'texas'].map((state, index) => ({
  id: `${state}/${index}/2026-11-21`,
  page: `https://atlas.example/updates/${state}`,
  state,
  place: state,
  on: '2026-11-21',
  sources: [],
  text: `In ${state}, something changed.`,
}));

let copy: ServerCopy;
beforeAll(async () => {
  copy = await copyServer();
  const file = join(copy.folder, 'build', 'client', 'data', 'changes.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ changes }));
});
afterAll(() => copy.remove());

/** A third wants Ohio, a third Texas, a third neither of them. */
async function addReaders({ db }: OpenedDatabase): Promise<void> {
  const ids = Array.from({ length: readers }, (_, index) => `reader-${String(index).padStart(4, '0')}`);
  const row = { created_at: time, confirmed_at: time, ended_at: null, moved_to: null, language: 'en' };
  await db
    .insertInto('alert_subscribers')
    .values(ids.map((id) => ({ ...row, id, email: `${id}@person.example`, email_key: `${id}@person.example` })))
    .execute();
  const wanted = ['ohio', 'texas', 'utah'];
  await db
    .insertInto('alert_states')
    .values(ids.map((id, index) => ({ subscriber_id: id, state: wanted[index % 3]!, since: time })))
    .execute();
}

function startCommand(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/newsletter/send-issue.ts', 'changes'], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  return { child, ended: new Promise<number | null>((resolve) => child.once('close', resolve)) };
}

const rowsOf = async ({ db }: OpenedDatabase, table: 'alert_deliveries' | 'outbox'): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test.each(databaseKinds)(
  '%s: killed while it queues and while mails go out, each reader gets one mail of their states',
  async (kind) => {
    const databases = await startDatabases(kind);
    const mailbox = await startMailTally();
    try {
      const place = await databases.newPlace();
      const opened = await databases.open(place);
      await addReaders(opened);
      const environment = variablesFor(place, mailbox);
      const { child, ended } = startCommand(environment);
      await expect.poll(() => rowsOf(opened, 'outbox'), { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await ended;
      expect(await startCommand(environment).ended).toBe(0);
      expect([await rowsOf(opened, 'outbox'), await rowsOf(opened, 'alert_deliveries')]).toEqual([200, 300]);
      const first = await startServerProcess(copy, environment);
      await expect.poll(() => mailbox.mails.size, { timeout: 30_000, interval: 5 }).toBeGreaterThan(20);
      await first.kill();
      await endLeases(place);
      const second = await startServerProcess(copy, environment);
      await waitForMails(second.port);
      expect(await second.stop()).toBe(0);
      // What a killed server had in hand may come again, under its own Message-ID: a receiver drops it.
      expect(mailbox.mails.size).toBe(200);
      expect(new Set([...mailbox.mails.values()].map(({ to }) => to)).size).toBe(200);
      const subjects = Map.groupBy([...mailbox.mails.values()], ({ subject }) => subject);
      expect(Object.fromEntries([...subjects].map(([subject, mails]) => [subject, mails.length]))).toEqual({
        '2 license updates for ohio': 100,
        'License update for texas': 100,
      });
    } finally {
      await mailbox.close();
      await databases.stop();
    }
  },
  120_000,
);
