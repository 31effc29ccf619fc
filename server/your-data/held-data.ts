/** All that the database holds about one e-mail address. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export type HeldData = Awaited<ReturnType<typeof collectHeldData>>;

/** The mail to the owner about a contact message is found by this key. */
export function ownerMailKey(messageId: string): string {
  return `contact:${messageId}`;
}

/**
 * Reads what is held. Times are ISO 8601 in UTC; absent ones are null. The keys are what the downloaded JSON shows.
 * @param emailKey the address in lower case
 */
export async function collectHeldData(db: Kysely<Database>, emailKey: string) {
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('email_key', '=', emailKey)
    .orderBy('created_at')
    .execute();
  const alerts = await readAlerts(db, emailKey);
  return {
    emailAddress: subscriber?.email ?? alerts?.email ?? messages[0]?.email ?? emailKey,
    subscription: subscriber
      ? {
          email: subscriber.email,
          status: subscriber.status,
          signedUpAt: subscriber.created_at,
          confirmedAt: subscriber.confirmed_at,
          unsubscribedAt: subscriber.unsubscribed_at,
          language: subscriber.language,
        }
      : null,
    issues: subscriber ? await readIssues(db, subscriber.id) : [],
    alerts,
    messages: messages.map(({ name, email, subject, message, category, created_at }) => ({
      sentAt: created_at,
      name,
      email,
      subject,
      category,
      message,
    })),
    mails: await readMails(
      db,
      emailKey,
      messages.map(({ id }) => ownerMailKey(id)),
    ),
    links: await readLinks(db, emailKey, subscriber?.id ?? null),
  };
}

/** Alerts of changes: their states, what went out, and links not used yet. Null where there are none. */
async function readAlerts(db: Kysely<Database>, emailKey: string) {
  const subscriber = await db
    .selectFrom('alert_subscribers')
    .selectAll()
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (!subscriber) return null;
  const { id, email, created_at, confirmed_at, ended_at, language } = subscriber;
  const of = (table: 'alert_states' | 'alert_deliveries' | 'alert_requests') =>
    db.selectFrom(table).where('subscriber_id', '=', id);
  return {
    email,
    askedAt: created_at,
    confirmedAt: confirmed_at,
    endedAt: ended_at,
    language,
    states: await of('alert_states').select(['state', 'since']).orderBy('state').execute(),
    changesSent: await of('alert_deliveries')
      .select(['change_id as change', 'created_at as queuedAt'])
      .orderBy('created_at')
      .execute(),
    links: await of('alert_requests')
      .select(['states', 'created_at as sentAt', 'expires_at as expiresAt', 'used_at as usedAt'])
      .orderBy('created_at')
      .execute(),
  };
}

async function readIssues(db: Kysely<Database>, subscriberId: string) {
  return db
    .selectFrom('newsletter_deliveries')
    .innerJoin('newsletter_issues', 'newsletter_issues.slug', 'newsletter_deliveries.issue_slug')
    .select(['newsletter_issues.subject', 'newsletter_deliveries.created_at as queuedAt'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('newsletter_deliveries.created_at')
    .execute();
}

/** Mails to the address, and those to the site's owner that carry what was written from it. */
async function readMails(db: Kysely<Database>, emailKey: string, ownerMailKeys: string[]) {
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient_key', 'subject', 'text', 'state', 'created_at', 'sent_at'])
    .where((where) =>
      where.or([where('recipient_key', '=', emailKey), where('dedupe_key', 'in', [...ownerMailKeys, ''])]),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ recipient_key, subject, text, state, created_at, sent_at }) => ({
    to: recipient_key === emailKey ? 'you' : 'the owner of this site',
    subject,
    state,
    writtenAt: created_at,
    sentAt: sent_at,
    text,
  }));
}

/** Links sent by mail: their secret part is not held, only its hash. */
async function readLinks(db: Kysely<Database>, emailKey: string, subscriberId: string | null) {
  return db
    .selectFrom('newsletter_tokens')
    .select([
      'purpose',
      'created_at as sentAt',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'new_email as newAddress',
    ])
    .where((where) => where.or([where('email_key', '=', emailKey), where('subscriber_id', '=', subscriberId ?? '')]))
    .orderBy('created_at')
    .execute();
}
