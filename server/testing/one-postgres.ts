/** vitest's globalSetup for the tests of the server: one PostgreSQL for all of them. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAddress: string;
  }
}

export default async function startOnePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startPostgres();
  project.provide('postgresAddress', address);
  return stop;
}
