/**
 * Who sends which mail: the queue's states in the database. A mail is claimed with a lease, so that a crash leaves it
 * to others.
 */
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { Database, OutboxRow } from '../db/schema.ts';

/**
 * A due mail, or one whose sender has not been heard of until its lease ran out. In the words of the index
 * outbox_waiting, values and all: SQLite uses a partial index only where it can see that the condition is the same, and
 * would read every mail ever sent instead.
 */
export const isWaiting = sql<SqlBool>`state in ('queued', 'sending')`;
/** Given up, in the words of the index outbox_failed. */
export const isFailed = sql<SqlBool>`state = 'failed'`;

/**
 * `owner`: the loop that claims. `except`: ids it is sending already, whatever their lease says after a jump of the
 * clock.
 * `domain`: ends the Message-ID of a mail that has none yet.
 */
export type Claim = { limit: number; now: Date; leaseUntil: Date; owner: string; except: string[]; domain: string };

/**
 * Marks up to `limit` due mails as being sent by `owner`, until `leaseUntil`, and returns them; no two callers get the
 * same one. `attempts` already counts the attempt to come; from the first one on a mail has its Message-ID.
 */
export async function claimMails({ db, kind }: OpenedDatabase, claim: Claim): Promise<OutboxRow[]> {
  const until = claim.leaseUntil.toISOString();
  return db
    .with('due', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where(isWaiting)
        .where('next_attempt_at', '<=', claim.now.toISOString())
        .$if(claim.except.length > 0, (some) => some.where('id', 'not in', claim.except))
        .orderBy('next_attempt_at')
        .limit(claim.limit);
      // On PostgreSQL another process may be choosing at this moment; on SQLite there is one writer at a time.
      return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outbox')
    .set((update) => ({
      state: 'sending',
      attempts: update('attempts', '+', 1),
      lease_until: until,
      lease_owner: claim.owner,
      message_id: sql<string>`coalesce(message_id, '<' || id || ${`@${claim.domain}>`})`,
      next_attempt_at: until,
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/**
 * Keeps the claims of `owner` on mails that are still under way; one that another loop has taken over since stays with
 * that.
 */
export async function extendLeases(
  db: Kysely<Database>,
  ids: string[],
  owner: string,
  leaseUntil: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const until = leaseUntil.toISOString();
  await db
    .updateTable('outbox')
    .set({ lease_until: until, next_attempt_at: until })
    .where('id', 'in', ids)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', owner)
    .execute();
}

/**
 * Whether the claim on a mail still stands, to the same address: it may have been taken back, taken over or corrected
 * since.
 */
export async function isStillClaimed(
  db: Kysely<Database>,
  { id, lease_owner, recipient }: Pick<OutboxRow, 'id' | 'lease_owner' | 'recipient'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', lease_owner)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The server took it, whoever has the claim by now. Its text goes, since it can hold links that open things; the row
 * stays, so that its dedupe_key does.
 */
export async function markSent(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const done = {
    state: 'sent',
    sent_at: now.toISOString(),
    lease_until: null,
    lease_owner: null,
    last_error: null,
    text: '',
    html: null,
    headers: '{}',
  } as const;
  await db.updateTable('outbox').set(done).where('id', '=', id).execute();
}

/**
 * What became of an attempt. `attempts`, `silent_attempts`: as they should be counted. `nextAttempt`: null gives the
 * mail up.
 */
export type Unsent = {
  attempts: number;
  silent_attempts: number;
  reason: string;
  nextAttempt: Date | null;
  now: Date;
};

/**
 * Back into the queue, or kept as failed since `now`. A mail that another loop has taken over since is left to that.
 */
export async function markUnsent(
  db: Kysely<Database>,
  { id, lease_owner }: Pick<OutboxRow, 'id' | 'lease_owner'>,
  { attempts, silent_attempts, reason, nextAttempt, now }: Unsent,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: nextAttempt ? 'queued' : 'failed',
      attempts,
      silent_attempts,
      lease_until: null,
      lease_owner: null,
      last_error: reason,
      next_attempt_at: (nextAttempt ?? now).toISOString(),
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', lease_owner)
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
