/** Stores a message and writes its mails, all in one transaction. */
import { createHash } from 'node:crypto';
import { newId } from '../db/new-id.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { enqueueMails } from '../mail/mail-queue.ts';
import { contactMailsOf } from './contact-mails.ts';
import type { ContactSubmission } from './contact-submission.ts';
import type { Suspicion } from '../forms/suspicion.ts';

/**
 * @param stamp of the form that was shown, where it is a true one: the same words from the same form (a second press of
 *   the button, a reload) are then one message
 */
export async function receiveMessage(
  { opened, settings, now }: Dependencies,
  submission: ContactSubmission,
  suspicions: Suspicion[],
  stamp: string | null,
): Promise<void> {
  const time = now();
  const id = stamp === null ? newId() : idOfMessage(stamp, submission);
  const { name, address, subject, message, category } = submission;
  const row = {
    id,
    name,
    email: address.email,
    email_key: address.emailKey,
    subject,
    message,
    category,
    created_at: time.toISOString(),
  };
  await opened.db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 0n) return;
    await enqueueMails(transaction, contactMailsOf(settings, id, submission, suspicions, time), time);
  });
}

function idOfMessage(stamp: string, submission: ContactSubmission): string {
  return createHash('sha256')
    .update(JSON.stringify([stamp, submission]))
    .digest('base64url')
    .slice(0, 32);
}
