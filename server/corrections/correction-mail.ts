/** The mail to the owner about a correction. The sender gets none: nothing goes to an address that a stranger typed. */
import { referenceOf } from '../forms/message-reference.ts';
import { composeMail, type MailBlock } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mail-queue.ts';
import type { Settings } from '../process/read-settings.ts';
import { ownerMailKey } from '../your-data/held-data.ts';
import type { ReceivedCorrection } from './correction-submission.ts';

/** Answering it answers the sender, where an address was given. */
export function correctionMail(
  settings: Settings,
  messageId: string,
  { subject, submission, suspicions }: ReceivedCorrection,
): Mail {
  const { slug, state, path, fact, source } = subject;
  const { name, address, message, thanks } = submission;
  const reference = referenceOf(messageId);
  const lines = [
    `${state.name}, ${fact.called}: ${fact.value ?? 'no figure yet'}`,
    `Fact: ${slug} ${path}`,
    `Source: ${source ? `${source.publisher}, ${source.url}` : 'none named'}`,
    `From: ${[name, address && `<${address.email}>`].filter(Boolean).join(' ') || 'no name, no address'}` +
      `${thanks ? '; wants to be thanked by first name' : ''}`,
    `Reference: ${reference}`,
    ...(suspicions.length > 0 ? [`Possible spam: ${suspicions.join(', ')}.`] : []),
  ];
  const body = composeMail(
    settings.siteName,
    [...lines.map((text): MailBlock => ({ kind: 'paragraph', text })), { kind: 'quote', text: message }],
    [
      {
        kind: 'paragraph',
        text: `When it is decided: npm run messages -- corrections close ${reference} accepted (or declined).`,
      },
    ],
  );
  return {
    to: settings.ownerEmail,
    ...(address && { replyTo: address.email }),
    subject: `Correction: ${state.name}, ${fact.called}`,
    ...body,
    dedupeKey: ownerMailKey(messageId),
  };
}
