/** Deletes all that is held about one e-mail address, in one transaction. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { correctionMailKey } from './your-data-mails.ts';
import { ownerMailKey } from './held-data.ts';

/**
 * Subscription, alerts, links, record of issues, messages and mails, those to the owner included. What a mail program
 * has already received is out of reach. Other people's data is left alone.
 * @param emailKey the address in lower case
 */
export async function deleteHeldData(transaction: Transaction<Database>, emailKey: string): Promise<void> {
  // Writing the rows holds them: a mail that is being queued for them at this moment is there to be deleted then.
  for (const table of ['subscribers', 'alert_subscribers'] as const)
    await transaction.updateTable(table).set({ email_key: emailKey }).where('email_key', '=', emailKey).execute();
  const messages = await transaction.selectFrom('messages').select('id').where('email_key', '=', emailKey).execute();
  const corrections = await transaction
    .selectFrom('newsletter_tokens')
    .select('token_hash')
    .where('email_key', '=', emailKey)
    .execute();
  const mailKeys = [
    ...messages.map(({ id }) => ownerMailKey(id)),
    ...corrections.map(({ token_hash }) => correctionMailKey(token_hash)),
  ];
  await transaction.deleteFrom('outbox').where('recipient_key', '=', emailKey).execute();
  for (const key of mailKeys) await transaction.deleteFrom('outbox').where('dedupe_key', '=', key).execute();
  await transaction.deleteFrom('messages').where('email_key', '=', emailKey).execute();
  await transaction.deleteFrom('newsletter_tokens').where('email_key', '=', emailKey).execute();
  const subscribers = transaction.selectFrom('subscribers').select('id').where('email_key', '=', emailKey);
  await transaction.deleteFrom('newsletter_tokens').where('subscriber_id', 'in', subscribers).execute();
  await transaction.deleteFrom('newsletter_deliveries').where('subscriber_id', 'in', subscribers).execute();
  await transaction.deleteFrom('subscribers').where('email_key', '=', emailKey).execute();
  // Their states, requests and record go with them.
  await transaction.deleteFrom('alert_subscribers').where('email_key', '=', emailKey).execute();
}
