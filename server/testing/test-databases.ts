/** Databases of both kinds for tests, each without rows. */
import { rm } from 'node:fs/promises';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { createDatabase, emptyDatabase, type PostgresOptions, startPostgres } from './postgres.ts';
import { folderOnDisk, temporaryFolder } from './temporary-folder.ts';

export const databaseKinds = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Where a database is: what `openDatabase` takes. */
export type DatabasePlace = { databaseUrl?: string | undefined; dataDirectory: string };

/**
 * `newPlace`: a database without rows; `emptyPlace`: one without tables; `open`: opens the place, or a new one.
 * `reset` closes what was opened and keeps PostgreSQL's databases for the next `newPlace`; `stop` removes the rest.
 */
export type TestDatabases = {
  newPlace(): Promise<DatabasePlace>;
  emptyPlace(): Promise<DatabasePlace>;
  open(place?: DatabasePlace): Promise<OpenedDatabase>;
  reset(): Promise<void>;
  stop(): Promise<void>;
};

/** `restart`: of PostgreSQL, as after a crash; SQLite has nothing to restart. */
export type OwnDatabases = TestDatabases & { restart(): Promise<void> };

/**
 * @param cluster the address of a PostgreSQL that runs already; without one the databases are SQLite's files
 * @param newFolder where those are
 */
export function testDatabases(cluster?: string, newFolder = temporaryFolder): TestDatabases {
  const directories: string[] = [];
  const opened: OpenedDatabase[] = [];
  const used: string[] = [];
  const free: string[] = [];
  const placeAt = async (databaseUrl: string | undefined): Promise<DatabasePlace> => {
    const dataDirectory = newFolder('license-atlas-data-');
    directories.push(dataDirectory);
    if (databaseUrl !== undefined) used.push(databaseUrl);
    return { dataDirectory, databaseUrl };
  };
  const emptyPlace = async () => placeAt(cluster && (await createDatabase(cluster)));
  const newPlace = async () => (free.length > 0 ? placeAt(free.pop()) : emptyPlace());
  const reset = async (): Promise<void> => {
    await Promise.allSettled(opened.splice(0).map((database) => database.close()));
    await Promise.all(used.map((databaseUrl) => emptyDatabase(databaseUrl)));
    free.push(...used.splice(0));
  };
  return {
    newPlace,
    emptyPlace,
    async open(place) {
      const database = await openDatabase(place ?? (await newPlace()));
      opened.push(database);
      return database;
    },
    reset,
    async stop() {
      await Promise.allSettled(opened.splice(0).map((database) => database.close()));
      await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })));
    },
  };
}

/** For programs: PostgreSQL in a cluster of its own, which `stop` ends too. Tests use `describeOnDatabases`. */
export async function startDatabases(kind: DatabaseKind, options?: PostgresOptions): Promise<OwnDatabases> {
  const postgres = kind === 'postgres' ? await startPostgres(options) : undefined;
  const databases = testDatabases(postgres?.address, options?.syncs ? folderOnDisk : temporaryFolder);
  return {
    ...databases,
    restart: async () => postgres?.restart(),
    async stop() {
      await databases.stop();
      await postgres?.stop();
    },
  };
}
