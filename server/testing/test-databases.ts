/** Empty databases of both kinds, so that one suite runs over each. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { type PostgresOptions, startPostgres, type TestPostgres } from './postgres.ts';

export const databaseKinds = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Where a database is: what `openDatabase` takes. */
export type DatabasePlace = { databaseUrl?: string | undefined; dataDirectory: string };

/** `newPlace`: an empty database; `open`: the same, opened; all are closed and removed by `stop`. */
export type TestDatabases = {
  newPlace(): Promise<DatabasePlace>;
  open(place?: DatabasePlace): Promise<OpenedDatabase>;
  stop(): Promise<void>;
};

/**
 * Starts what the kind needs. Call in `beforeAll` (PostgreSQL takes about 3 s), `stop` in `afterAll`.
 * @param options of `startPostgres`
 */
export async function startDatabases(kind: DatabaseKind, options?: PostgresOptions): Promise<TestDatabases> {
  const postgres: TestPostgres | undefined = kind === 'postgres' ? await startPostgres(options) : undefined;
  const directories: string[] = [];
  const opened: OpenedDatabase[] = [];
  const newPlace = async (): Promise<DatabasePlace> => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'license-atlas-data-'));
    directories.push(dataDirectory);
    return { dataDirectory, databaseUrl: await postgres?.createDatabase() };
  };
  return {
    newPlace,
    async open(place) {
      const database = await openDatabase(place ?? (await newPlace()));
      opened.push(database);
      return database;
    },
    async stop() {
      await Promise.allSettled(opened.map((database) => database.close()));
      await postgres?.stop();
      await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })));
    },
  };
}
