/** Databases for vitest's tests: PostgreSQL's are in the one cluster that one-postgres.ts starts. */
import { afterAll, afterEach, describe, inject } from 'vitest';
import { type DatabaseKind, databaseKinds, testDatabases, type TestDatabases } from './test-databases.ts';

/** For a test that stops them itself. */
export const databasesOf = (kind: DatabaseKind): TestDatabases =>
  testDatabases(kind === 'postgres' ? inject('postgresAddress') : undefined);

/** Runs one suite over each kind of database. After each test they are closed, and the next finds them without rows. */
export function describeOnDatabases(
  suite: (databases: TestDatabases, kind: DatabaseKind) => void,
  kinds: readonly DatabaseKind[] = databaseKinds,
): void {
  describe.each(kinds)('on %s', (kind) => {
    const databases = databasesOf(kind);
    afterEach(() => databases.reset());
    afterAll(() => databases.stop());
    suite(databases, kind);
  });
}
