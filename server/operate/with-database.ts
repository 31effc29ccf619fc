import { type OpenedDatabase, openDatabase } from '../db/open-database.ts';
import { type Environment, readEnvironment } from '../process/env.ts';

/** Opens the database that the environment names, does the work and closes it, also after a failure. */
export async function withDatabase<Result>(
  work: (opened: OpenedDatabase, environment: Environment) => Promise<Result>,
): Promise<Result> {
  const environment = readEnvironment(process.env);
  const opened = await openDatabase(environment);
  try {
    return await work(opened, environment);
  } finally {
    await opened.close();
  }
}
