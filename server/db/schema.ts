/**
 * The tables of the server, the same on SQLite and PostgreSQL. Times are ISO 8601 strings in UTC with milliseconds, so
 * that they sort as text; ids are made in code (`new-id.ts`). What a table is for stands beside it.
 */

export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** `email`: trimmed, domain in lower case. `email_key`: the whole address in lower case; one row per person. */
export type SubscriberRow = {
  id: string;
  email: string;
  email_key: string;
  status: SubscriberStatus;
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

export type TokenPurpose = 'confirm' | 'unsubscribe' | 'your-data' | 'correct-address';

/**
 * A link sent by mail. `token_hash`: SHA-256 of the token, hex; the token itself is never stored. `expires_at`: null
 * where the link works for ever. `subscriber_id` goes with the subscriber (deleted on cascade); a your-data link names
 * an `email_key` instead, since it may belong to nobody. `new_email`: the address a 'correct-address' link confirms.
 */
export type TokenRow = {
  token_hash: string;
  purpose: TokenPurpose;
  subscriber_id: string | null;
  email_key: string | null;
  new_email: string | null;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

export type IssueRow = { slug: string; subject: string; created_at: string };

/** That an issue went to a subscriber: the primary key (both columns) is what makes a second time impossible. */
export type DeliveryRow = { issue_slug: string; subscriber_id: string; created_at: string };

/** A message from the contact form. `email_key`: the whole address in lower case. */
export type MessageRow = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  subject: string;
  message: string;
  category: string;
  created_at: string;
};

export type MailState = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * A mail on its way. `recipient` is the one address, `recipient_key` the same in lower case. `headers`: a JSON object
 * of strings. `text` and `html` are emptied once the mail is sent, since they can hold links that open things.
 * `last_error` holds no address.
 * `lease_owner`: the delivery loop that is sending it. `message_id`: fixed by the first attempt, so that MAIL_FROM may
 * change.
 * `silent_attempts`: how often a receiver had the whole mail and gave no answer.
 */
export type OutboxRow = {
  id: string;
  dedupe_key: string;
  recipient: string;
  recipient_key: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string | null;
  headers: string;
  created_at: string;
  next_attempt_at: string;
  attempts: number;
  state: MailState;
  lease_until: string | null;
  lease_owner: string | null;
  message_id: string | null;
  silent_attempts: number;
  sent_at: string | null;
  last_error: string | null;
};

/**
 * The rate limiter's own table (rate-limiter-flexible), used where several processes share a PostgreSQL. `expire`: ms
 * since 1970.
 */
export type RateLimitRow = { key: string; points: number; expire: number | null };

/** What the processes of one installation share and nobody else knows, made at the first start. */
export type SecretRow = { name: string; value: string; created_at: string };

/** One row at most; `filler` says nothing. */
export type WriteProbeRow = { id: string; filler: string };

export type Database = {
  subscribers: SubscriberRow;
  newsletter_tokens: TokenRow;
  newsletter_issues: IssueRow;
  newsletter_deliveries: DeliveryRow;
  messages: MessageRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  secrets: SecretRow;
  write_probes: WriteProbeRow;
};
