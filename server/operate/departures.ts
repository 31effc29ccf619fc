/** Who has left. A backup may know them as subscribers still, and would write to them again. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { subscribedMails, takeBackMails } from '../mail/take-back.ts';

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

async function endSubscriptions(transaction: Transaction<Database>, { id, emailKey, at }: Departure): Promise<number> {
  const rows = await transaction
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: at })
    .where('status', '!=', 'unsubscribed')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('email_key', '=', emailKey)]))
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<', at)]))
    .returning(['id', 'email_key'])
    .execute();
  for (const row of rows) {
    await transaction
      .deleteFrom('newsletter_tokens')
      .where('subscriber_id', '=', row.id)
      .where('purpose', '=', 'confirm')
      .execute();
    await takeBackMails(transaction, row.email_key, subscribedMails.issue);
  }
  return rows.length;
}

async function endAlerts(transaction: Transaction<Database>, { id, emailKey, at }: Departure): Promise<number> {
  const rows = await transaction
    .updateTable('alert_subscribers')
    .set({ confirmed_at: null, ended_at: at })
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('id', '=', id), eb('email_key', '=', emailKey)]))
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<', at)]))
    .returning(['id', 'email_key'])
    .execute();
  for (const row of rows) {
    for (const table of ['alert_states', 'alert_requests'] as const)
      await transaction.deleteFrom(table).where('subscriber_id', '=', row.id).execute();
    await takeBackMails(transaction, row.email_key, subscribedMails.changes);
  }
  return rows.length;
}
