import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

type Tables = { things: { id: number; parent: number | null } };

let directory: string;
let db: Kysely<Tables>;
let other: DatabaseSync;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'license-atlas-group-'));
  const file = join(directory, 'test.sqlite');
  db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await sql`create table things
    (id integer primary key, parent integer references things (id) deferrable initially deferred)`.execute(db);
  other = new DatabaseSync(file);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.destroy();
  other.close();
  await rm(directory, { recursive: true, force: true });
});

const add = (id: number, parent: number | null = null) =>
  db.transaction().execute((transaction) => transaction.insertInto('things').values({ id, parent }).execute());
/** What another process sees: what is committed. */
const committed = () =>
  other
    .prepare('select id from things order by id')
    .all()
    .map((row) => row['id']);
const commits = (exec: { mock: { calls: unknown[][] } }) =>
  exec.mock.calls.filter(([text]) => text === 'commit').length;

test('transactions of one moment are committed together, each answered when all are committed', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const seen = await Promise.all([1, 2, 3, 4].map((id) => add(id).then(committed)));
  expect(seen).toEqual(Array.from({ length: 4 }, () => [1, 2, 3, 4]));
  expect(commits(exec)).toBe(1);
});

test('nobody else sees, and nobody is answered, before the commit', async () => {
  const answered = vi.fn();
  const adding = add(1).then(answered);
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect([answered.mock.calls.length, committed()]).toEqual([0, []]);
  await adding;
  expect(committed()).toEqual([1]);
});

test('one that fails takes no other with it', async () => {
  const results = await Promise.allSettled([
    add(1),
    add(1),
    add(2),
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('things').values({ id: 3, parent: null }).execute();
      throw new Error('changed my mind');
    }),
    add(4),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(committed()).toEqual([1, 2, 4]);
});

test('a commit that fails fails for all of its group, and the next group is none the wiser', async () => {
  const results = await Promise.allSettled([add(1), add(2, 99), add(3)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(committed()).toEqual([]);
  await add(4);
  expect(committed()).toEqual([4]);
});

test('a transaction that takes its time is committed whole, and others wait for it', async () => {
  const slow = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('things').values({ id: 1, parent: null }).execute();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(committed()).toEqual([]);
    await transaction.insertInto('things').values({ id: 2, parent: null }).execute();
  });
  const reading = db.selectFrom('things').select('id').orderBy('id').execute();
  await Promise.all([slow, add(3)]);
  expect(committed()).toEqual([1, 2, 3]);
  expect(await reading).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a read in the midst of a group is answered after its commit; one without a group takes no lock', async () => {
  const [, seen] = await Promise.all([
    add(1),
    db
      .selectFrom('things')
      .select('id')
      .execute()
      .then((rows) => [rows, committed()]),
  ]);
  expect(seen).toEqual([[{ id: 1 }], [1]]);
  other.exec('begin immediate');
  expect(await db.selectFrom('things').select('id').execute()).toEqual([{ id: 1 }]);
  other.exec('rollback');
});

test('a statement of its own joins a group, and its failure is its own', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const insert = (id: number) => db.insertInto('things').values({ id, parent: null }).execute();
  const results = await Promise.allSettled([add(1), insert(2), insert(2), insert(3)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect([committed(), commits(exec)]).toEqual([[1, 2, 3], 1]);
});

test('a transaction that the database ended fails with all of its group, and writes nothing afterwards', async () => {
  const before = add(2);
  const ended = db.transaction().execute(async (transaction) => {
    // As a full disk would.
    await sql`insert or rollback into things (id) values (1), (1)`.execute(transaction).catch(() => undefined);
    await transaction.insertInto('things').values({ id: 5, parent: null }).execute();
  });
  const results = await Promise.allSettled([before, ended, add(3)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(committed()).toEqual([3]);
});

test('closing commits what is under way', async () => {
  const adding = add(1);
  await Promise.resolve();
  await Promise.all([adding, db.destroy()]).catch(() => undefined);
  expect(committed()).toEqual([1]);
});
