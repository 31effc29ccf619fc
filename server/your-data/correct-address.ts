/** Moves all that is held about one e-mail address to another, which its owner has confirmed. */
import type { Transaction } from 'kysely';
import type { Database, SubscriberRow } from '../db/schema.ts';
import { moveAlerts } from '../alerts/move-alerts.ts';
import type { EmailAddress } from '../mail/email-address.ts';
import { subscribedMails } from '../mail/leave-list.ts';
import { confirm } from '../newsletter/subscription.ts';
import { ownerMailKey } from './held-data.ts';

/** @param oldKey the earlier address in lower case; links sent to it stop working */
export async function correctAddress(
  transaction: Transaction<Database>,
  oldKey: string,
  address: EmailAddress,
  now: Date,
): Promise<void> {
  const { email, emailKey } = address;
  await moveSubscription(transaction, oldKey, address, now);
  await moveAlerts(transaction, oldKey, address);
  const messages = await transaction.selectFrom('messages').select('id').where('email_key', '=', oldKey).execute();
  for (const { id } of messages) {
    await transaction
      .updateTable('outbox')
      .set({ reply_to: email })
      .where('dedupe_key', '=', ownerMailKey(id))
      .where('state', '=', 'queued')
      .execute();
  }
  await transaction
    .updateTable('messages')
    .set({ email, email_key: emailKey })
    .where('email_key', '=', oldKey)
    .execute();
  // Those being sent as well: one that fails is tried again, and ending the subscription has to find it.
  await transaction
    .updateTable('outbox')
    .set({ recipient: email, recipient_key: emailKey })
    .where('recipient_key', '=', oldKey)
    .where('state', 'in', ['queued', 'sending'])
    .where((where) =>
      where.or(Object.values(subscribedMails).map((prefix) => where('dedupe_key', 'like', `${prefix}%`))),
    )
    .execute();
  // Whatever else was written to the earlier address says what concerned that address alone.
  await transaction.deleteFrom('outbox').where('recipient_key', '=', oldKey).where('state', '!=', 'sending').execute();
  await transaction.deleteFrom('newsletter_tokens').where('email_key', '=', oldKey).execute();
}

async function moveSubscription(
  transaction: Transaction<Database>,
  oldKey: string,
  address: EmailAddress,
  now: Date,
): Promise<void> {
  // Writing the rows holds them: a subscription that is ended at this moment is over before it is moved.
  const hold = (key: string) =>
    transaction
      .updateTable('subscribers')
      .set({ email_key: key })
      .where('email_key', '=', key)
      .returningAll()
      .executeTakeFirst();
  const [earlier, later] = [await hold(oldKey), await hold(address.emailKey)];
  if (earlier && later) return mergeSubscriptions(transaction, earlier, later, now);
  if (!earlier) return;
  const change = { email: address.email, email_key: address.emailKey };
  await transaction.updateTable('subscribers').set(change).where('id', '=', earlier.id).execute();
}

/**
 * Both addresses subscribed at some time: the new one's row stays, knows every issue either received, and is confirmed
 * if either was.
 */
async function mergeSubscriptions(
  transaction: Transaction<Database>,
  earlier: SubscriberRow,
  later: SubscriberRow,
  now: Date,
): Promise<void> {
  const issues = await transaction
    .selectFrom('newsletter_deliveries')
    .selectAll()
    .where('subscriber_id', '=', earlier.id)
    .execute();
  for (const issue of issues) {
    await transaction
      .insertInto('newsletter_deliveries')
      .values({ ...issue, subscriber_id: later.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const change = earlier.status === 'confirmed' ? confirm(later.status, now) : null;
  if (change)
    await transaction
      .updateTable('subscribers')
      .set({ ...change, language: earlier.language })
      .where('id', '=', later.id)
      .execute();
  // The earlier address's unsubscribe links, in mails already received, must go on working.
  await transaction
    .updateTable('newsletter_tokens')
    .set({ subscriber_id: later.id })
    .where('subscriber_id', '=', earlier.id)
    .execute();
  await transaction.deleteFrom('newsletter_deliveries').where('subscriber_id', '=', earlier.id).execute();
  await transaction.deleteFrom('subscribers').where('id', '=', earlier.id).execute();
}
