/**
 * The way into the mail queue. What comes out of it is `delivery.ts`; docs/decisions/0011-mail-queue.md says why it is
 * built so.
 */
import type { Transaction } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, OutboxRow } from '../db/schema.ts';

export { type Delivery, startDelivery } from './delivery.ts';

/**
 * One mail to one address (a bare one, no display name). Two mails with the same `dedupeKey` are one mail, sent once:
 * for as long as its row is kept.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Record<string, string>;
  dedupeKey: string;
};

/** A mail that could be read as more than it should be. Its message names the part, never the content. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

const controlCharacters = /\p{Cc}/u;
/** One address and nothing else: what separates addresses, quotes, comments or ends a header has no place in it. */
const bareAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;
/** Headers the queue or the transport writes itself. */
const ownHeaders = new RegExp(
  '^(from|sender|to|cc|bcc|reply-to|return-path|subject|date|message-id|mime-version|' +
    'content-.*|received|dkim-signature)$',
  'i',
);

/**
 * Writes a mail into the queue as part of `transaction`: if that is rolled back, there is no mail.
 * @throws MailRefused where an address, the subject or a header holds a line break, NUL or another control character,
 *   an address is not one bare address, or a header is one that the queue writes itself
 */
export async function enqueueMail(transaction: Transaction<Database>, mail: Mail, now: Date): Promise<void> {
  await enqueueMails(transaction, [mail], now);
}

/** The same for at least one mail, all different, with one statement. */
export async function enqueueMails(transaction: Transaction<Database>, mails: Mail[], now: Date): Promise<void> {
  const trouble = mails.map(findTrouble).find((found) => found !== null);
  if (trouble) throw new MailRefused(`This mail cannot be sent: ${trouble}.`);
  const rows = mails.map((mail) => outboxRow(mail, now.toISOString()));
  await transaction
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

function outboxRow(mail: Mail, time: string): OutboxRow {
  return {
    id: newId(),
    dedupe_key: mail.dedupeKey,
    recipient: mail.to,
    recipient_key: mail.to.toLowerCase(),
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    text: withoutNul(mail.text),
    html: mail.html === undefined ? null : withoutNul(mail.html),
    headers: JSON.stringify(mail.headers ?? {}),
    created_at: time,
    next_attempt_at: time,
    attempts: 0,
    state: 'queued',
    lease_until: null,
    lease_owner: null,
    message_id: null,
    silent_attempts: 0,
    sent_at: null,
    last_error: null,
  };
}

/** What is wrong with a mail, in words without its content, or null. */
export function findTrouble(mail: Mail): string | null {
  if (!bareAddress.test(mail.to)) return 'the recipient is not one bare address';
  if (mail.replyTo !== undefined && !bareAddress.test(mail.replyTo)) return 'the reply address is not one bare address';
  if (controlCharacters.test(mail.subject)) return 'the subject holds a control character';
  if (controlCharacters.test(mail.dedupeKey)) return 'the dedupe key holds a control character';
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!headerName.test(name) || ownHeaders.test(name)) return 'a header has a name that may not be set';
    if (controlCharacters.test(value)) return 'a header holds a control character';
  }
  return null;
}

/** PostgreSQL stores no NUL, and no reader wants one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
