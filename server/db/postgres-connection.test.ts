/** Connections to PostgreSQL that break or fall silent while they are in use. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { databasesOf } from '../testing/describe-on-databases.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import type { TestDatabases } from '../testing/test-databases.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';

let databases: TestDatabases;
let proxy: TcpProxy;
let opened: OpenedDatabase;
/** By way of the proxy. */
let throughProxy: { databaseUrl: string; dataDirectory: string };
const uncaught: unknown[] = [];
const collect = (error: unknown): void => void uncaught.push(error);

beforeAll(() => {
  databases = databasesOf('postgres');
  process.prependListener('uncaughtException', collect);
});
afterAll(async () => {
  process.removeListener('uncaughtException', collect);
  await databases.stop();
});
beforeEach(async () => {
  const { databaseUrl = '', dataDirectory } = await databases.newPlace();
  const address = new URL(databaseUrl);
  proxy = await startTcpProxy(Number(address.port));
  address.port = String(proxy.port);
  throughProxy = { databaseUrl: address.href, dataDirectory };
  opened = await openDatabase({ ...throughProxy, silenceMilliseconds: 1500 });
});
afterEach(async () => {
  await opened.close();
  await proxy.stop();
  expect(uncaught).toEqual([]);
});

const answers = () => sql<{ one: number }>`select 1 as one`.execute(opened.db).then(({ rows }) => rows[0]?.one);

test('a connection that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
  const { promise: isCut, resolve: cut } = Promise.withResolvers<void>();
  const working = opened.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    proxy.cut();
    // The socket reports its end between two statements, when nobody waits for an answer on it.
    setTimeout(cut, 100);
    await isCut;
    await sql`select 2`.execute(transaction);
  });
  await expect(working).rejects.toThrow();
  expect(await answers()).toBe(1);
});

test('a connection that breaks while a statement is under way is replaced', async () => {
  await opened.close();
  // Neither does the statement end by itself nor is it taken for silence before the connection is cut.
  opened = await openDatabase({ ...throughProxy, silenceMilliseconds: 60_000 });
  const sleeping = sql`select pg_sleep(30)`.execute(opened.db);
  setTimeout(proxy.cut, 50);
  await expect(sleeping).rejects.toThrow();
  expect(await answers()).toBe(1);
});

test('a connection that falls silent is given up, and the next one serves', async () => {
  await answers();
  proxy.stall();
  const began = performance.now();
  await expect(answers()).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(20_000);
  proxy.resume();
  expect(await answers()).toBe(1);
});

test('a transaction that a vanished process left open gives its locks back within ten seconds', async () => {
  const limit = await sql`show idle_in_transaction_session_timeout`.execute(opened.db);
  expect(limit.rows).toEqual([{ idle_in_transaction_session_timeout: '5s' }]);
});
