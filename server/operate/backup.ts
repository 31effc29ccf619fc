/**
 * `npm run backup [-- file]`: copies everything people entrusted to the site into one file, while the server runs.
 * The embedded database becomes an SQLite file, a PostgreSQL a pg_dump archive.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { whyUnwritable } from '../db/data-place.ts';
import { sqliteFile } from '../db/open-database.ts';
import { readEnvironment } from '../process/env.ts';
import { CommandError, report } from './command.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { renameDurably, syncToDisk } from './sync-to-disk.ts';
import { expectDatabase } from './with-database.ts';

export type DatabasePlace = { databaseUrl?: string | undefined; dataDirectory: string };

/**
 * Writes the backup and checks that it can be read. `file` appears only when it is whole; only its owner may read it.
 * @throws CommandError when there is nothing to back up, the file exists already or cannot be written, or pg_dump is
 *   missing or fails
 */
export async function backUp({ databaseUrl, dataDirectory }: DatabasePlace, file: string): Promise<void> {
  if (!databaseUrl) expectDatabase(dataDirectory);
  if (existsSync(file)) throw new CommandError(`${file} exists already; a backup never overwrites another.`);
  const why = whyUnwritable(file);
  if (why)
    throw new CommandError(
      `The backup ${file} cannot be written: ${why}. Run this as the user of the server, with its DATA_DIR, or name ` +
        'another file: npm run backup -- /path/file',
    );
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    if (databaseUrl)
      await runPostgresProgram('pg_dump', databaseUrl, [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--file=${part}`,
      ]);
    else copySqlite(sqliteFile(dataDirectory), part);
    await chmod(part, 0o600);
    await syncToDisk(part);
    await renameDurably(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Where a backup goes unless told. Colons are no part of file names everywhere. */
export function usualBackupFile({ databaseUrl, dataDirectory }: DatabasePlace, now: Date): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return join(dataDirectory, 'backups', `license-atlas-${time}.${databaseUrl ? 'pgdump' : 'sqlite'}`);
}

/**
 * `vacuum into` copies one moment of the database, whatever is being written meanwhile, and without what was deleted.
 */
function copySqlite(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: 30_000 });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  checkSqlite(target);
}

/** @throws CommandError when the file is no whole database of this server */
export function checkSqlite(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const result = database.prepare('pragma integrity_check').get() as { integrity_check: string };
    const tables = database
      .prepare(
        "select count(*) as count from sqlite_master where name in ('subscribers', 'messages', 'outbox', 'migrations')",
      )
      .get() as { count: number };
    if (result.integrity_check === 'ok' && tables.count === 4) return;
  } catch {
    // The same words for a file that is no database at all.
  } finally {
    database?.close();
  }
  throw new CommandError(`${file} is not a whole backup of this site.`);
}

if (import.meta.main) {
  await report(async () => {
    const place = readEnvironment(process.env);
    const file = resolve(process.argv[2] ?? usualBackupFile(place, new Date()));
    await backUp(place, file);
    return `Backed up to ${file}. It holds personal data: keep it where only you can read it.`;
  });
}
