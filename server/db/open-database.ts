/** Opens the database the environment names and brings it to the newest schema. */
import { mkdir, open } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { isThere, whyUnwritable } from './data-place.ts';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** `pool`: the connections of a PostgreSQL, for libraries that bring their own queries. */
export type OpenedDatabase = { db: Kysely<Database>; kind: 'sqlite' | 'postgres'; pool?: Pool; close(): Promise<void> };

/** Its message is meant for the person who started the server; it holds no password. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

const int8 = 20;

/** The file of the embedded database. */
export function sqliteFile(dataDirectory: string): string {
  return join(dataDirectory, 'license-atlas.sqlite');
}

/**
 * Opens PostgreSQL where `databaseUrl` is given, else the SQLite file in `dataDirectory` (made if missing), and
 * migrates it.
 * `silenceMilliseconds`: after how long without a byte a connection to PostgreSQL counts as lost.
 * @throws DatabaseError when it cannot be reached, opened or migrated
 */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
  silenceMilliseconds = usualSilenceMilliseconds,
}: {
  databaseUrl?: string | undefined;
  dataDirectory: string;
  silenceMilliseconds?: number;
}): Promise<OpenedDatabase> {
  const opened = databaseUrl ? openPostgres(databaseUrl, silenceMilliseconds) : await openSqlite(dataDirectory);
  try {
    if (databaseUrl) await migratePostgres(databaseUrl);
    else await migrate(opened.db as Kysely<unknown>, opened.kind);
    return opened;
  } catch (error) {
    await opened.close();
    throw new DatabaseError(
      databaseUrl
        ? `The database ${describePlace(databaseUrl)} cannot be used: ${reasonOf(error)}`
        : `The database ${sqliteFile(dataDirectory)} cannot be used: ${reasonOfFile(dataDirectory, error)}`,
      { cause: error },
    );
  }
}

async function openSqlite(dataDirectory: string): Promise<OpenedDatabase> {
  try {
    // What people entrust to the site is for the server's own user to read.
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
    const file = sqliteFile(dataDirectory);
    // SQLite gives the files beside it the same mode.
    if (!isThere(file)) await (await open(file, 'a', 0o600)).close();
    const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(file) });
    return { db, kind: 'sqlite', close: () => db.destroy() };
  } catch (error) {
    throw new DatabaseError(
      `The database ${sqliteFile(dataDirectory)} cannot be opened: ${reasonOfFile(dataDirectory, error)}`,
      { cause: error },
    );
  }
}

/**
 * A statement of ours takes milliseconds: a connection on which nothing moves for so long is lost, as behind a router
 * that forgot it.
 */
const usualSilenceMilliseconds = 8000;

function openPostgres(connectionString: string, silenceMilliseconds: number): OpenedDatabase {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Before the silence of an idle connection would count as its loss.
    idleTimeoutMillis: 6000,
    // A process that hangs or vanishes in a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 5000,
    stream: () => socketThatEndsInSilence(silenceMilliseconds),
    types: { getTypeParser },
  });
  // A connection that breaks is replaced at its next use, and what was under way on it fails by itself. Without a
  // listener the 'error' event would end the process: the pool hears it of idle connections only, so each needs one of
  // its own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // A Kysely that never asked anything leaves its pool open.
    if (!pool.ending) await pool.end();
  };
  return { db, kind: 'postgres', pool, close };
}

function socketThatEndsInSilence(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => socket.destroy(new Error('The database has fallen silent.')));
  return socket;
}

/**
 * Brings the schema up to date on a connection of its own, which may wait for the lock while another process migrates.
 */
async function migratePostgres(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: 5000, types: { getTypeParser } });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

/** Counts come back as numbers, as they do from SQLite; none of ours nears 2^53. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser;

function describePlace(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? `at ${new URL(databaseUrl).host}` : 'of DATABASE_URL';
}

/** SQLite says no more than that it could not open a file. */
function reasonOfFile(dataDirectory: string, error: unknown): string {
  const why = whyUnwritable(sqliteFile(dataDirectory));
  return why ? `${why}. Run this as the user who may, or set DATA_DIR to a directory of its own.` : reasonOf(error);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
