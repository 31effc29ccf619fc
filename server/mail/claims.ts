/** Who sends which mail: the queue's states in the database. A mail is claimed with a lease, so that a crash leaves it to others. */
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { Database, OutboxRow } from '../db/schema.ts';

/**
 * A due mail, or one whose sender has not been heard of until its lease ran out. In the words of the index outbox_waiting, values and
 * all: SQLite uses a partial index only where it can see that the condition is the same, and would read every mail ever sent instead.
 */
export const isWaiting = sql<SqlBool>`state in ('queued', 'sending')`;
/** Given up, in the words of the index outbox_failed. */
export const isFailed = sql<SqlBool>`state = 'failed'`;

/**
 * Marks up to `limit` due mails as being sent, until `leaseUntil`, and returns them; no two callers get the same one.
 * `attempts` already counts the attempt to come.
 */
export async function claimMails(
  { db, kind }: OpenedDatabase,
  limit: number,
  now: Date,
  leaseUntil: Date,
): Promise<OutboxRow[]> {
  return db
    .with('due', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where(isWaiting)
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .limit(limit);
      // On PostgreSQL another process may be choosing at this moment; on SQLite there is one writer at a time.
      return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outbox')
    .set((update) => ({
      state: 'sending',
      attempts: update('attempts', '+', 1),
      lease_until: leaseUntil.toISOString(),
      next_attempt_at: leaseUntil.toISOString(),
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Keeps the claims on mails that are still under way. */
export async function extendLeases(db: Kysely<Database>, ids: string[], leaseUntil: Date): Promise<void> {
  if (ids.length === 0) return;
  const until = leaseUntil.toISOString();
  await db
    .updateTable('outbox')
    .set({ lease_until: until, next_attempt_at: until })
    .where('id', 'in', ids)
    .where('state', '=', 'sending')
    .execute();
}

/** The server took it. Its text goes, since it can hold links that open things; the row stays, so that its dedupe_key does. */
export async function markSent(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const done = {
    state: 'sent',
    sent_at: now.toISOString(),
    lease_until: null,
    last_error: null,
    text: '',
    html: null,
    headers: '{}',
  } as const;
  await db.updateTable('outbox').set(done).where('id', '=', id).execute();
}

/** Back into the queue for `nextAttempt`, or kept as failed where that is null. `attempts`: as it should be counted. */
export async function markUnsent(
  db: Kysely<Database>,
  { id, attempts }: { id: string; attempts: number },
  reason: string,
  nextAttempt: Date | null,
): Promise<void> {
  const state = nextAttempt ? 'queued' : 'failed';
  const next = nextAttempt && { next_attempt_at: nextAttempt.toISOString() };
  await db
    .updateTable('outbox')
    .set({ state, attempts, lease_until: null, last_error: reason, ...next })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

/** When the next waiting mail is due (it can be in the past), or null. */
export async function nextDue(db: Kysely<Database>): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where(isWaiting)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row ? new Date(row.next_attempt_at) : null;
}
