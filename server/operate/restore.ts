/**
 * `npm run restore -- file [--force]`: puts a backup in the place of the database. Stop the server first.
 * With --force a database that holds something is replaced; the embedded one is kept beside it, under another name.
 */
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { whyUnwritable } from '../db/data-place.ts';
import { openDatabase, sqliteFile } from '../db/open-database.ts';
import { readEnvironment } from '../process/env.ts';
import { checkSqlite, type DatabasePlace } from './backup.ts';
import { CommandError, report } from './command.ts';
import { carryOver, type Departures, readDepartures } from './departures.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { renameDurably, syncToDisk } from './sync-to-disk.ts';

/**
 * Restores `file`, then opens the database once, which brings an older backup to the newest schema. Who had left by
 * then, as the replaced database says, stays gone.
 * @returns how many subscriptions and alerts of the backup were ended by that; null where nobody could be asked
 * @throws CommandError when the backup is broken, the database holds something and `force` is false, or a server is
 *   using it
 */
export async function restore(
  place: DatabasePlace,
  file: string,
  { force, now }: { force: boolean; now: Date },
): Promise<number | null> {
  if (!existsSync(file)) throw new CommandError(`There is no backup at ${file}.`);
  const departures = force ? await departuresFrom(place) : null;
  if (place.databaseUrl) await restorePostgres(place.databaseUrl, place.dataDirectory, file, force);
  else await restoreSqlite(place.dataDirectory, file, force, now);
  const { db, close } = await openDatabase(place);
  const ended = departures && (await carryOver(db, departures));
  await close();
  return ended;
}

/** Null where there is no database, or none that can be read: that may be why it is replaced. */
async function departuresFrom(place: DatabasePlace): Promise<Departures | null> {
  if (!place.databaseUrl && !existsSync(sqliteFile(place.dataDirectory))) return null;
  try {
    const { db, close } = await openDatabase(place);
    return await readDepartures(db).finally(close);
  } catch {
    return null;
  }
}

async function restoreSqlite(dataDirectory: string, file: string, force: boolean, now: Date): Promise<void> {
  checkSqlite(file);
  const target = sqliteFile(dataDirectory);
  const isReplacing = existsSync(target);
  if (isReplacing && !force)
    throw new CommandError(
      `There is a database at ${target} already. To replace it: npm run restore -- ${file} --force`,
    );
  const why = whyUnwritable(target);
  if (why) throw new CommandError(`The database ${target} cannot be restored: ${why}.`);
  if (isReplacing) refuseWhileInUse(target);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const part = `${target}.part`;
  await copyFile(file, part);
  await chmod(part, 0o600);
  await syncToDisk(part);
  if (isReplacing) {
    await renameDurably(
      target,
      `${target}.before-restore-${now
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(':', '-')}`,
    );
  }
  // A write-ahead log of the old database must not be read into the new one.
  for (const suffix of ['-wal', '-shm']) await rm(target + suffix, { force: true });
  await renameDurably(part, target);
}

/**
 * Every open connection to a WAL database holds a shared lock on its file; asking for the only one tells whether there
 * are others.
 */
function refuseWhileInUse(target: string): void {
  const database = new DatabaseSync(target, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback; pragma wal_checkpoint(truncate);');
  } catch (error) {
    // A file that is broken is replaced like any other; only one that somebody holds is not.
    if (isHeld(error)) throw new CommandError(`${target} is in use: stop the server first.`);
  } finally {
    database.close();
  }
}

/** SQLITE_BUSY or SQLITE_LOCKED, with whatever SQLite adds to them above the lowest eight bits. */
const isHeld = (error: unknown): boolean => [5, 6].includes((error as { errcode?: number }).errcode! & 255);

async function restorePostgres(
  databaseUrl: string,
  dataDirectory: string,
  file: string,
  force: boolean,
): Promise<void> {
  if (!force && (await holdsSomething(databaseUrl, dataDirectory))) {
    throw new CommandError(
      `The database holds subscribers, messages or mails already. To replace them: npm run restore -- ${file} --force`,
    );
  }
  await runPostgresProgram('pg_restore', databaseUrl, [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    file,
  ]);
}

async function holdsSomething(databaseUrl: string, dataDirectory: string): Promise<boolean> {
  const { db, close } = await openDatabase({ databaseUrl, dataDirectory });
  try {
    const found = await Promise.all(
      (['subscribers', 'messages', 'outbox'] as const).map((table) =>
        db.selectFrom(table).select('id').limit(1).executeTakeFirst(),
      ),
    );
    return found.some((row) => row !== undefined);
  } finally {
    await close();
  }
}

if (import.meta.main) {
  await report(async () => {
    const file = process.argv.slice(2).find((argument) => argument !== '--force');
    if (!file) throw new CommandError('Which backup? npm run restore -- path/to/backup [--force]');
    const force = process.argv.includes('--force');
    const ended = await restore(readEnvironment(process.env), resolve(file), { force, now: new Date() });
    const departures =
      ended === null
        ? 'Whoever unsubscribed since the backup is a subscriber again: no database was there to say who.'
        : `Subscriptions and alerts that were ended since the backup, and stay so: ${ended}.`;
    return `Restored ${resolve(file)}. ${departures} The server can be started.`;
  });
}
