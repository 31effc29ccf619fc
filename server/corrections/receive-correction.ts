/** Stores a correction and writes its mail to the owner, all in one transaction. */
import { createHash } from 'node:crypto';
import { newId } from '../db/new-id.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { correctionMail } from './correction-mail.ts';
import type { CorrectionSubject } from './correction-subject.ts';
import type { CorrectionSubmission, ReceivedCorrection } from './correction-submission.ts';

/** How the owner's list of messages calls it. */
export const correctionCategory = 'Correction';

export async function receiveCorrection(
  { opened, settings, now, enqueueMail }: Dependencies,
  received: ReceivedCorrection,
): Promise<void> {
  const { subject, submission, stamp } = received;
  const time = now();
  const id = stamp === null ? newId() : idOf(stamp, subject, submission);
  const { slug, state, path, fact, source } = subject;
  const { name, address, message, thanks } = submission;
  await opened.db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('messages')
      .values({
        id,
        name,
        email: address?.email ?? '',
        email_key: address?.emailKey ?? '',
        subject: `${state.name}, ${fact.called}`,
        message,
        category: correctionCategory,
        created_at: time.toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows === 0n) return;
    await transaction
      .insertInto('corrections')
      .values({
        message_id: id,
        state: slug,
        fact: path,
        value: fact.value,
        source: source?.url ?? null,
        wants_thanks: thanks ? 1 : 0,
        outcome: null,
        closed_at: null,
      })
      .execute();
    await enqueueMail(transaction, correctionMail(settings, id, received), time);
  });
}

function idOf(stamp: string, { slug, path, source }: CorrectionSubject, submission: CorrectionSubmission): string {
  return createHash('sha256')
    .update(JSON.stringify(['correction', stamp, slug, path, source?.id, submission]))
    .digest('base64url')
    .slice(0, 32);
}
