/** What `npm run subscribers` prints. */
import type { Kysely } from 'kysely';
import type { Database, SubscriberStatus } from '../db/schema.ts';
import { toCsv } from '../operate/csv.ts';

/** Subscribers by status, in words, one line. */
export async function countSubscribers(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const count = (status: SubscriberStatus): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return `${count('confirmed')} confirmed, ${count('pending')} pending, ${count('unsubscribed')} unsubscribed`;
}

/**
 * CSV of the confirmed addresses; with `all`, of every one with its status and times. Only the confirmed may be written
 * to.
 */
export async function exportSubscribers(db: Kysely<Database>, all: boolean): Promise<string> {
  const rows = await db
    .selectFrom('subscribers')
    .selectAll()
    .$if(!all, (query) => query.where('status', '=', 'confirmed'))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return all
    ? toCsv(['email', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at'], rows)
    : toCsv(['email', 'confirmed_at'], rows);
}
