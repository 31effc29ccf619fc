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
  /** The code of the one in which it was confirmed: 'en', 'es'. */
  language: string;
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

/** A message from a form. `email_key`: the whole address in lower case; both '' where a correction gave none. */
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

export type CorrectionOutcome = 'accepted' | 'declined';

/**
 * What a message that corrects a fact is about, beside the message and gone with it. `state`: the slug. `fact`: the
 * path. `value`: in words, as it was then. `source`: its address. `wants_thanks`: 1 or 0. `outcome`: once it is closed.
 */
export type CorrectionRow = {
  message_id: string;
  state: string;
  fact: string;
  value: string | null;
  source: string | null;
  wants_thanks: number;
  outcome: CorrectionOutcome | null;
  closed_at: string | null;
};

/**
 * Somebody who wants to hear of changes, apart from the newsletter. `confirmed_at`: null until the first request is
 * confirmed, and again once all is ended. `moved_to`: whoever took over a corrected address; such a row has none.
 */
export type AlertSubscriberRow = {
  id: string;
  email: string;
  email_key: string;
  created_at: string;
  confirmed_at: string | null;
  ended_at: string | null;
  moved_to: string | null;
  /** The code of the one in which states were last chosen: 'en', 'es'. */
  language: string;
};

/** A state that a subscriber has confirmed, and since when: earlier changes are not mailed. */
export type AlertStateRow = { subscriber_id: string; state: string; since: string };

/** A link that confirms states (`states`: a JSON list of slugs). Of the token only its SHA-256 is kept. */
export type AlertRequestRow = {
  token_hash: string;
  subscriber_id: string;
  states: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** That a change went to a subscriber: the primary key (both columns) is what makes a second time impossible. */
export type AlertDeliveryRow = { subscriber_id: string; change_id: string; created_at: string };

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
  corrections: CorrectionRow;
  alert_subscribers: AlertSubscriberRow;
  alert_states: AlertStateRow;
  alert_requests: AlertRequestRow;
  alert_deliveries: AlertDeliveryRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  secrets: SecretRow;
  write_probes: WriteProbeRow;
};
