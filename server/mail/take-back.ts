/** Mails that somebody asked for once and no longer wants. */
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What the dedupe keys of such mails begin with, so that they can be found: issues, and mails about changes. */
export const subscribedMails = { issue: 'issue:', changes: 'changes:' } as const;

/**
 * Deletes these mails to one address (in lower case), those that were given up as well: somebody may ask for them
 * again.
 * One that is being handed over at this moment may still arrive, but is not tried again; one that only waits for the
 * mail server is not handed over any more (delivery.ts).
 */
export async function takeBackMails(
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
