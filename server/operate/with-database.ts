import { isThere } from '../db/data-place.ts';
import { type OpenedDatabase, openDatabase, sqliteFile } from '../db/open-database.ts';
import { type Environment, readEnvironment } from '../process/env.ts';
import { CommandError } from './command.ts';

/**
 * Opens the database that the environment names, does the work and closes it, also after a failure.
 * @throws CommandError where there is none: a new one would answer that nobody subscribed and nothing waits
 */
export async function withDatabase<Result>(
  work: (opened: OpenedDatabase, environment: Environment) => Promise<Result>,
): Promise<Result> {
  const environment = readEnvironment(process.env);
  if (!environment.databaseUrl) expectDatabase(environment.dataDirectory);
  const opened = await openDatabase(environment);
  try {
    return await work(opened, environment);
  } finally {
    await opened.close();
  }
}

/** @throws CommandError where there is no embedded database */
export function expectDatabase(dataDirectory: string): void {
  const file = sqliteFile(dataDirectory);
  if (!isThere(file)) throw new CommandError(`There is no database at ${file}: set DATA_DIR as the server has it.`);
}
