import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { newId } from './new-id.ts';
import { openDatabase } from './open-database.ts';
import type { SubscriberRow } from './schema.ts';
import { sharedSecret } from './shared-secret.ts';

const run = promisify(execFile);
const now = new Date('2026-11-20T12:00:00Z');
/** The first line of a program for a process of its own. */
const openDatabaseImported =
  'const { openDatabase } = await import(' + JSON.stringify(join(import.meta.dirname, 'open-database.ts')) + ');';

function subscriber(email: string): SubscriberRow {
  return {
    id: newId(),
    email,
    email_key: email.toLowerCase(),
    status: 'pending',
    created_at: now.toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
    language: 'en',
  };
}

describeOnDatabases((databases, kind) => {
  test('what was written is there after opening again, and migrating twice is harmless', async () => {
    const place = await databases.emptyPlace();
    const first = await openDatabase(place);
    await first.db.insertInto('subscribers').values(subscriber('Ann@example.com')).execute();
    await first.close();
    const second = await databases.open(place);
    expect(await second.db.selectFrom('subscribers').select('email').execute()).toEqual([{ email: 'Ann@example.com' }]);
    expect(second.kind).toBe(kind);
  });

  test('processes that start at once migrate once', async () => {
    const place = await databases.emptyPlace();
    const program = `${openDatabaseImported}
      const opened = await openDatabase(JSON.parse(process.argv[1])); await opened.close(); console.log('opened');`;
    const start = () => run(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(place)]);
    const results = await Promise.all([start(), start(), start()]);
    expect(results.map((result) => result.stdout.trim())).toEqual(['opened', 'opened', 'opened']);
    const opened = await databases.open(place);
    expect(await opened.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  });

  test('one address is one subscriber', async () => {
    const { db } = await databases.open();
    await db.insertInto('subscribers').values(subscriber('ann@example.com')).execute();
    await expect(db.insertInto('subscribers').values(subscriber('Ann@example.com')).execute()).rejects.toThrow(
      /unique/i,
    );
  });

  test('a transaction that fails leaves nothing', async () => {
    const { db } = await databases.open();
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('subscribers').values(subscriber('ann@example.com')).execute();
      throw new Error('stop here');
    });
    await expect(failing).rejects.toThrow('stop here');
    expect(await db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  });

  test('transactions at once keep apart', async () => {
    const { db } = await databases.open();
    const add = (index: number) =>
      db.transaction().execute((transaction) =>
        transaction
          .insertInto('subscribers')
          .values(subscriber(`a${index}@example.com`))
          .execute(),
      );
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(index)));
    const { count } = await db
      .selectFrom('subscribers')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(40);
  });

  test('two processes that read before they write both get through', async () => {
    const place = await databases.newPlace();
    const program = `${openDatabaseImported}
      const opened = await openDatabase(JSON.parse(process.argv[1]));
      for (let count = 0; count < 40; count += 1) await opened.db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('secrets').selectAll().execute();
        await new Promise((resolve) => setTimeout(resolve, 2));
        const secret = { name: process.argv[2] + count, value: '', created_at: '' };
        await transaction.insertInto('secrets').values(secret).execute();
      });
      await opened.close();`;
    const start = (name: string) =>
      run(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(place), name]);
    await Promise.all([start('a'), start('b')]);
    const rows = await (await databases.open(place)).db.selectFrom('secrets').select('name').execute();
    expect(rows).toHaveLength(80);
  });

  test('deleting a subscriber takes the tokens along', async () => {
    const { db } = await databases.open();
    const ann = subscriber('ann@example.com');
    await db.insertInto('subscribers').values(ann).execute();
    const token = {
      token_hash: 'x',
      purpose: 'confirm' as const,
      subscriber_id: ann.id,
      email_key: null,
      new_email: null,
      created_at: now.toISOString(),
      expires_at: null,
      used_at: null,
    };
    await db.insertInto('newsletter_tokens').values(token).execute();
    await db.deleteFrom('subscribers').execute();
    expect(await db.selectFrom('newsletter_tokens').selectAll().execute()).toEqual([]);
  });

  test('a shared secret is made once', async () => {
    const { db } = await databases.open();
    const [first, second] = [await sharedSecret(db, 'forms', now), await sharedSecret(db, 'forms', now)];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toBe(first);
    expect(await sharedSecret(db, 'limits', now)).not.toBe(first);
  });
});

test('a commit is on the disk before it is acknowledged', async () => {
  const databases = testDatabases();
  const { db } = await databases.open();
  const { sql } = await import('kysely');
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }]);
  await databases.stop();
});

test('a PostgreSQL that is not there is named without its password', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/atlas', dataDirectory: '/nowhere' });
  const error = await opening.catch((reason: Error) => reason);
  expect(String(error)).toContain('127.0.0.1:1');
  expect(String(error)).not.toContain('secret');
});
