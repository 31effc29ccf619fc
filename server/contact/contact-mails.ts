/** The mails of the contact form: to the owner always, a receipt to the sender only after nothing suspicious. */
import type { Settings } from '../process/read-settings.ts';
import { composeMail, type MailBlock } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mail-queue.ts';
import { ownerMailKey } from '../your-data/held-data.ts';
import { usTime } from '../your-data/us-time.ts';
import type { ContactSubmission } from './contact-submission.ts';
import { referenceOf } from '../forms/message-reference.ts';
import type { Suspicion } from '../forms/suspicion.ts';

/** Answering it answers the sender. */
export function ownerMail(
  settings: Settings,
  messageId: string,
  submission: ContactSubmission,
  suspicions: Suspicion[],
): Mail {
  const { name, address, subject, message, category } = submission;
  const warning: MailBlock[] =
    suspicions.length === 0
      ? []
      : [
          {
            kind: 'paragraph',
            text: `Possible spam: ${suspicions.join(', ')}. The sender got no receipt.`,
          },
        ];
  const body = composeMail(
    settings.siteName,
    [
      { kind: 'paragraph', text: `${name} <${address.email}> wrote through the contact form.` },
      { kind: 'paragraph', text: `Reference: ${referenceOf(messageId)}` },
      { kind: 'paragraph', text: `Category: ${category}` },
      { kind: 'paragraph', text: `Subject: ${subject}` },
      { kind: 'quote', text: message },
      ...warning,
    ],
    [{ kind: 'paragraph', text: `Reply to this email to reach ${name}.` }],
  );
  return {
    to: settings.ownerEmail,
    replyTo: address.email,
    subject: `${category}: ${subject}`,
    ...body,
    dedupeKey: ownerMailKey(messageId),
  };
}

/**
 * Tells the sender that the message came. Our own words only: the address may be a stranger's, and whatever it repeated
 * of the form (a name, a subject, a link) would reach them in our name.
 */
export function senderReceipt(settings: Settings, messageId: string, { address }: ContactSubmission, now: Date): Mail {
  const { siteName, publicOrigin } = settings;
  const body = composeMail(
    siteName,
    [
      {
        kind: 'paragraph',
        text: `Thank you for your message to ${siteName}. We’ll reply within 24–48 business hours.`,
      },
      { kind: 'paragraph', text: `Reference: ${referenceOf(messageId)}` },
      { kind: 'paragraph', text: `We got your message on ${usTime(now.toISOString())} UTC.` },
    ],
    [
      {
        kind: 'paragraph',
        text:
          `Sent by ${siteName}, ${publicOrigin}. You’re getting this email because someone entered your address in ` +
          'our contact form. If it wasn’t you, you can ignore this email.',
      },
      { kind: 'link', label: 'See, correct, or delete your data', url: `${publicOrigin}/your-data` },
    ],
  );
  return {
    to: address.email,
    subject: `Your message to ${siteName}`,
    ...body,
    dedupeKey: `contact-receipt:${messageId}`,
  };
}

/** The mails a message causes. */
export function contactMailsOf(
  settings: Settings,
  messageId: string,
  submission: ContactSubmission,
  suspicions: Suspicion[],
  now: Date,
): Mail[] {
  const toOwner = ownerMail(settings, messageId, submission, suspicions);
  return suspicions.length === 0 ? [toOwner, senderReceipt(settings, messageId, submission, now)] : [toOwner];
}
