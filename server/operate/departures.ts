/** Who has left. A backup may know them as subscribers still, and would write to them again. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { leaveAlerts, leaveNewsletter } from '../mail/leave-list.ts';

/** `at`: when, as an ISO string. The id stays where an address is corrected; `emailKey`: the address in lower case. */
type Departure = { id: string; emailKey: string; at: string };
export type Departures = { newsletter: Departure[]; alerts: Departure[] };

export async function readDepartures(db: Kysely<Database>): Promise<Departures> {
  const newsletter = await db
    .selectFrom('subscribers')
    .select(['id', 'email_key as emailKey', 'unsubscribed_at as at'])
    .where('status', '=', 'unsubscribed')
    .execute();
  const alerts = await db
    .selectFrom('alert_subscribers')
    .select(['id', 'email_key as emailKey', 'ended_at as at'])
    .where('ended_at', 'is not', null)
    .execute();
  const dated = (rows: { id: string; emailKey: string; at: string | null }[]): Departure[] =>
    rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
  return { newsletter: dated(newsletter), alerts: dated(alerts) };
}

/** Ends what they had left, and takes its mails back. @returns how many subscriptions and alerts were ended by it */
export async function carryOver(db: Kysely<Database>, { newsletter, alerts }: Departures): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let ended = 0;
    for (const departure of newsletter) ended += await endSubscriptions(transaction, departure);
    for (const departure of alerts) ended += await endAlerts(transaction, departure);
    return ended;
  });
}

/** Writing the rows holds them, and finds at once who is to leave: a later confirmation is another consent. */
async function endSubscriptions(transaction: Transaction<Database>, { id, emailKey, at }: Departure): Promise<number> {
  const rows = await transaction
    .updateTable('subscribers')
    .set(({ ref }) => ({ email_key: ref('email_key') }))
    .where('status', '!=', 'unsubscribed')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('email_key', '=', emailKey)]))
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<', at)]))
    .returning(['id', 'email_key'])
    .execute();
  for (const row of rows) await leaveNewsletter(transaction, row, at);
  return rows.length;
}

/** The same for the alerts. */
async function endAlerts(transaction: Transaction<Database>, { id, emailKey, at }: Departure): Promise<number> {
  const rows = await transaction
    .updateTable('alert_subscribers')
    .set(({ ref }) => ({ email_key: ref('email_key') }))
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('id', '=', id), eb('email_key', '=', emailKey)]))
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<', at)]))
    .returning(['id', 'email_key'])
    .execute();
  for (const row of rows) await leaveAlerts(transaction, row, at);
  return rows.length;
}
