/**
 * Brings a database to the newest schema. Kysely's own migrator takes no lock between processes on SQLite, hence these
 * few lines.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { up as firstTables } from './migrations/0001-first-tables.ts';
import { up as lighterIndexesAndLimits } from './migrations/0002-lighter-indexes-and-limits.ts';
import { up as claimsAndMessageIds } from './migrations/0003-claims-and-message-ids.ts';
import { up as writeProbe } from './migrations/0004-write-probe.ts';
import { up as corrections } from './migrations/0005-corrections.ts';
import { up as alertsByState } from './migrations/0006-alerts-by-state.ts';
import { up as languageOfSubscribers } from './migrations/0007-language-of-subscribers.ts';

/** In order; a migration that has been released is never changed, only followed by another. */
const migrations: [name: string, up: (db: Kysely<unknown>, kind: 'sqlite' | 'postgres') => Promise<void>][] = [
  ['0001-first-tables', firstTables],
  ['0002-lighter-indexes-and-limits', lighterIndexesAndLimits],
  ['0003-claims-and-message-ids', claimsAndMessageIds],
  ['0004-write-probe', writeProbe],
  ['0005-corrections', corrections],
  ['0006-alerts-by-state', alertsByState],
  ['0007-language-of-subscribers', languageOfSubscribers],
];

/** Any number, the same in every version of this server. */
const advisoryLock = 5_260_417;

/**
 * Runs what has not run yet, in one transaction under a lock: of several processes starting at once, one migrates and
 * the others wait and find nothing to do. On SQLite the lock is the write lock that every transaction begins with.
 * @throws when a migration fails; nothing of it stays
 */
export async function migrate(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
    const done = await finishedMigrations(transaction);
    for (const [name, up] of migrations) {
      if (done.has(name)) continue;
      await up(transaction, kind);
      await sql`insert into migrations (name, migrated_at) values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
  });
}

async function finishedMigrations(transaction: Transaction<unknown>): Promise<Set<string>> {
  await sql`create table if not exists migrations (name text primary key not null, migrated_at text not null)`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
  return new Set(rows.map((row) => row.name));
}
