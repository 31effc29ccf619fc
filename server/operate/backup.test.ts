import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { sqliteFile, type OpenedDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { type DatabasePlace, databaseKinds, testDatabases } from '../testing/test-databases.ts';
import { backUp, usualBackupFile } from './backup.ts';
import { programPath } from './postgres-program.ts';
import { restore } from './restore.ts';

const now = new Date('2026-11-20T12:00:00Z');
const time = now.toISOString();
const hasPgDump = spawnSync(programPath('pg_dump'), ['--version']).status === 0;
if (!hasPgDump) console.warn('Backups of PostgreSQL are not tested here: apt-get install postgresql-client.');

async function fill(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({
      id: 's1',
      email: 'Ann@example.com',
      email_key: 'ann@example.com',
      status: 'confirmed',
      created_at: time,
      confirmed_at: time,
      unsubscribed_at: null,
      language: 'en',
    })
    .execute();
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: 'h',
      purpose: 'unsubscribe',
      subscriber_id: 's1',
      email_key: null,
      new_email: null,
      created_at: time,
      expires_at: null,
      used_at: null,
    })
    .execute();
  await db.insertInto('newsletter_issues').values({ slug: 'first', subject: 'First', created_at: time }).execute();
  await db
    .insertInto('newsletter_deliveries')
    .values({ issue_slug: 'first', subscriber_id: 's1', created_at: time })
    .execute();
  await db
    .insertInto('messages')
    .values({
      id: 'm1',
      name: 'Ann “Größe” 🏠',
      email: 'ann@example.com',
      email_key: 'ann@example.com',
      subject: 's',
      message: "it's\nlong",
      category: 'c',
      created_at: time,
    })
    .execute();
  await db
    .transaction()
    .execute((transaction) =>
      enqueueMail(transaction, { to: 'ann@example.com', subject: 'x', text: 'y', dedupeKey: 'k' }, now),
    );
}

const dates = { created_at: time, confirmed_at: time, language: 'en' };
const address = (id: string) => ({ id, email: `${id}@example.com`, email_key: `${id}@example.com` });
const subscriber = (id: string) => ({
  ...address(id),
  ...dates,
  status: 'confirmed' as const,
  unsubscribed_at: null,
});
const alertSubscriber = (id: string) => ({ ...address(id), ...dates, ended_at: null, moved_to: null });

const tables = [
  'subscribers',
  'newsletter_tokens',
  'newsletter_issues',
  'newsletter_deliveries',
  'messages',
  'outbox',
  'secrets',
] as const;
const everything = async (db: Kysely<Database>) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()])),
  );

/** The paths of all files and folders that were synced meanwhile. */
async function recordSyncs(work: () => Promise<void>): Promise<string[]> {
  const probe = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(probe) as { fd: number; sync(): Promise<void> };
  await probe.close();
  const synced: string[] = [];
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: { fd: number }) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
  });
  await work();
  spy.mockRestore();
  return synced;
}

const kinds = databaseKinds.filter((kind) => kind === 'sqlite' || hasPgDump);

describeOnDatabases((databases, kind) => {
  let place: DatabasePlace;
  let opened: OpenedDatabase;
  let file: string;
  beforeEach(async () => {
    place = await databases.emptyPlace();
    opened = await databases.open(place);
    file = usualBackupFile(place, now);
    await fill(opened.db);
  });

  test('a backup of a running server restores to the same rows elsewhere', async () => {
    const before = await everything(opened.db);
    await backUp(place, file);
    await opened.db.deleteFrom('messages').execute();
    const elsewhere = await databases.emptyPlace();
    await restore(elsewhere, file, { force: false, now });
    const restored = await databases.open(elsewhere);
    expect(await everything(restored.db)).toEqual(before);
    expect(before['messages']).toHaveLength(1);
    const { count } = await restored.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('the name of a backup and of a restored database is on the disk too, not only the bytes', async () => {
    const syncs = await recordSyncs(async () => {
      await backUp(place, file);
      await opened.close();
      await restore(place, file, { force: true, now });
    });
    expect(syncs).toContain(dirname(file));
    if (kind === 'sqlite') expect(syncs).toContain(place.dataDirectory);
  });

  test('only its owner may read a backup, and none is overwritten', async () => {
    await backUp(place, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp(place, file)).rejects.toThrow('exists already');
    expect(await readdir(join(file, '..'))).toHaveLength(1);
  });

  test('who left since the backup, and only they, stay gone, and what waits for them does not go out', async () => {
    const { db } = opened;
    const people = ['left', 'came-back', 'corrected'];
    await db
      .insertInto('subscribers')
      .values(people.map((id) => subscriber(id)))
      .execute();
    await db
      .insertInto('alert_subscribers')
      .values(people.map((id) => alertSubscriber(id)))
      .execute();
    await db
      .insertInto('alert_states')
      .values(people.map((id) => ({ subscriber_id: id, state: 'ohio', since: time })))
      .execute();
    await db.transaction().execute(async (transaction) => {
      for (const id of people)
        for (const kindOfMail of ['issue', 'changes', 'message'])
          await enqueueMail(
            transaction,
            { to: `${id}@example.com`, subject: kindOfMail, text: 'x', dedupeKey: `${kindOfMail}:${id}` },
            now,
          );
    });
    await backUp(place, file);
    const later = '2026-11-21T12:00:00.000Z';
    const gone = db.updateTable('subscribers').set({ status: 'unsubscribed', unsubscribed_at: later });
    await gone.where('id', '=', 'left').execute();
    await gone.set({ email: 'new@example.com', email_key: 'new@example.com' }).where('id', '=', 'corrected').execute();
    await db
      .updateTable('alert_subscribers')
      .set({ confirmed_at: null, ended_at: later })
      .where('id', '=', 'left')
      .execute();
    await opened.close();
    expect(await restore(place, file, { force: true, now })).toBe(3);
    const restored = (await databases.open(place)).db;
    const subscribers = restored.selectFrom('subscribers').select(['id', 'status', 'unsubscribed_at']).orderBy('id');
    expect(await subscribers.where('id', '!=', 's1').execute()).toEqual([
      { id: 'came-back', status: 'confirmed', unsubscribed_at: null },
      { id: 'corrected', status: 'unsubscribed', unsubscribed_at: later },
      { id: 'left', status: 'unsubscribed', unsubscribed_at: later },
    ]);
    const states = await restored.selectFrom('alert_states').select('subscriber_id').orderBy('subscriber_id').execute();
    expect(states).toEqual([{ subscriber_id: 'came-back' }, { subscriber_id: 'corrected' }]);
    const mails = await restored.selectFrom('outbox').select('dedupe_key').orderBy('dedupe_key').execute();
    expect(mails.map(({ dedupe_key }) => dedupe_key)).toEqual([
      'changes:came-back',
      'changes:corrected',
      'issue:came-back',
      'k',
      'message:came-back',
      'message:corrected',
      'message:left',
    ]);
  });

  test('a database that holds something is replaced only when told', async () => {
    await backUp(place, file);
    await opened.db.deleteFrom('messages').execute();
    await opened.close();
    await expect(restore(place, file, { force: false, now })).rejects.toThrow('--force');
    await restore(place, file, { force: true, now });
    const again = await databases.open(place);
    expect((await everything(again.db))['messages']).toHaveLength(1);
  });

  test('a backup cut short is refused and changes nothing', async () => {
    await backUp(place, file);
    await writeFile(`${file}.short`, (await readFile(file)).subarray(0, 900));
    await opened.close();
    await expect(restore(place, `${file}.short`, { force: true, now })).rejects.toThrow(
      /not a whole backup|pg_restore failed/,
    );
    expect((await everything((await databases.open(place)).db))['messages']).toHaveLength(1);
  });
}, kinds);

test('an embedded database in use is not replaced; a replaced one is kept', async () => {
  const databases = testDatabases();
  const place = await databases.newPlace();
  const opened = await databases.open(place);
  await fill(opened.db);
  const file = usualBackupFile(place, now);
  await backUp(place, file);
  await expect(restore(place, file, { force: true, now })).rejects.toThrow('stop the server first');
  expect(await opened.db.selectFrom('messages').select('id').execute()).toEqual([{ id: 'm1' }]);
  await opened.close();
  await restore(place, file, { force: true, now });
  expect(await readdir(place.dataDirectory)).toContain('license-atlas.sqlite.before-restore-2026-11-20T12-00-00Z');
  await databases.stop();
});

test('a broken embedded database is replaced, and it is said that nobody could be asked who left', async () => {
  const databases = testDatabases();
  const place = await databases.newPlace();
  const opened = await databases.open(place);
  await fill(opened.db);
  const file = usualBackupFile(place, now);
  await backUp(place, file);
  await opened.close();
  await writeFile(sqliteFile(place.dataDirectory), 'This was a database. '.repeat(1000));
  expect(await restore(place, file, { force: true, now })).toBeNull();
  expect(await everything((await databases.open(place)).db)).toMatchObject({ messages: [{ id: 'm1' }] });
  await databases.stop();
});

test('the commands say what they did and what is wrong', async () => {
  const databases = testDatabases();
  const place = await databases.newPlace();
  await (await databases.open(place)).close();
  const run = (name: string, ...flags: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, name), ...flags], {
      env: { PATH: process.env.PATH, DATA_DIR: place.dataDirectory },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const file = join(place.dataDirectory, 'copy.sqlite');
  expect(run('backup.ts', file)).toEqual({ status: 0, said: expect.stringContaining(`Backed up to ${file}`) });
  expect(run('backup.ts', file)).toEqual({
    status: 1,
    said: `${file} exists already; a backup never overwrites another.\n`,
  });
  expect(run('restore.ts').said).toBe('Which backup? npm run restore -- path/to/backup [--force]\n');
  expect(run('restore.ts', file)).toEqual({
    status: 1,
    said: expect.stringContaining(`${sqliteFile(place.dataDirectory)} already`),
  });
  expect(run('restore.ts', file, '--force')).toEqual({ status: 0, said: expect.stringContaining('Restored') });
  await databases.stop();
});
