/** Moves the alerts of one e-mail address to another, which its owner has confirmed (your-data/correct-address.ts). */
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { EmailAddress } from '../mail/email-address.ts';

/** Where both addresses had alerts, the new one has the states of both and has had what went to either. */
export async function moveAlerts(
  transaction: Transaction<Database>,
  oldKey: string,
  { email, emailKey }: EmailAddress,
): Promise<void> {
  // Writing the rows holds them: alerts that are ended at this moment are over before they are moved.
  const hold = (key: string) =>
    transaction
      .updateTable('alert_subscribers')
      .set({ email_key: key })
      .where('email_key', '=', key)
      .returningAll()
      .executeTakeFirst();
  const [earlier, later] = [await hold(oldKey), await hold(emailKey)];
  if (!earlier) return;
  if (!later) {
    const change = { email, email_key: emailKey };
    await transaction.updateTable('alert_subscribers').set(change).where('id', '=', earlier.id).execute();
    return;
  }
  for (const table of ['alert_states', 'alert_deliveries'] as const)
    await moveRows(transaction, table, earlier.id, later.id);
  if (earlier.confirmed_at !== null)
    await transaction
      .updateTable('alert_subscribers')
      .set({
        confirmed_at: later.confirmed_at ?? earlier.confirmed_at,
        ended_at: null,
        language: (later.confirmed_at === null ? earlier : later).language,
      })
      .where('id', '=', later.id)
      .execute();
  await transaction.deleteFrom('alert_requests').where('subscriber_id', '=', earlier.id).execute();
  // Kept without the address: the links in mails already received must go on working.
  await transaction
    .updateTable('alert_subscribers')
    .set({ email: '', email_key: `moved ${earlier.id}`, confirmed_at: null, moved_to: later.id })
    .where('id', '=', earlier.id)
    .execute();
}

async function moveRows(
  transaction: Transaction<Database>,
  table: 'alert_states' | 'alert_deliveries',
  from: string,
  to: string,
): Promise<void> {
  const rows = await transaction.selectFrom(table).selectAll().where('subscriber_id', '=', from).execute();
  for (const row of rows)
    await transaction
      .insertInto(table)
      .values({ ...row, subscriber_id: to } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await transaction.deleteFrom(table).where('subscriber_id', '=', from).execute();
}
