/**
 * Leaving a list, by whichever way: a link in a mail, or a restored backup that had not heard of it. Nothing else takes
 * mails back. The caller holds the subscriber's row, having written to it in this transaction, and knows that they
 * left.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What the dedupe keys of a list's mails begin with, so that they can be found: issues, and mails about changes. */
export const subscribedMails = { issue: 'issue:', changes: 'changes:' } as const;

/** `email_key`: the address in lower case. */
type Subscriber = { id: string; email_key: string };

/**
 * Also from whoever has left before: what was asked for since, a link to confirm, is void. The first time stays.
 * @param at when, as an ISO string
 */
export async function leaveNewsletter(
  transaction: Transaction<Database>,
  { id, email_key }: Subscriber,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', unsubscribed_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .execute();
  await transaction
    .deleteFrom('newsletter_tokens')
    .where('subscriber_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
  await takeBackMails(transaction, email_key, subscribedMails.issue);
}

/** The same for the alerts of all states. */
export async function leaveAlerts(
  transaction: Transaction<Database>,
  { id, email_key }: Subscriber,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('alert_subscribers')
    .set(({ fn, val }) => ({ confirmed_at: null, ended_at: fn.coalesce('ended_at', val(at)) }))
    .where('id', '=', id)
    .execute();
  for (const table of ['alert_states', 'alert_requests'] as const)
    await transaction.deleteFrom(table).where('subscriber_id', '=', id).execute();
  await takeBackMails(transaction, email_key, subscribedMails.changes);
}

/**
 * Deletes these mails to one address (in lower case), those that were given up as well: somebody may ask for them
 * again.
 * One that is being handed over at this moment may still arrive, but is not tried again; one that only waits for the
 * mail server is not handed over any more (delivery.ts).
 */
async function takeBackMails(
  transaction: Transaction<Database>,
  emailKey: string,
  which: (typeof subscribedMails)[keyof typeof subscribedMails],
): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('recipient_key', '=', emailKey)
    .where('state', '!=', 'sent')
    .where('dedupe_key', 'like', `${which}%`)
    .execute();
}
