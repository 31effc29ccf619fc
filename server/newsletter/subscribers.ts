/** Subscribers in the database. Each function is one transaction's work. */
import type { Transaction } from 'kysely';
import { language } from '../../app/language/language.ts';
import type { Database, SubscriberRow } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { findLink, issueLinkTokens, type LinkTarget, spendLink } from '../links/link-token-store.ts';
import type { LinkState } from '../links/link-token.ts';
import type { EmailAddress } from '../mail/email-address.ts';
import { leaveNewsletter } from '../mail/leave-list.ts';
import { alreadySubscribedMail, confirmationMail } from './newsletter-mails.ts';
import { answerToSignUp, confirm, confirmationLifetimeMilliseconds } from './subscription.ts';

/** Writes the subscriber, the links and the mail together: all of it is there afterwards, or nothing. */
export async function signUp(
  { opened, enqueueMail, settings, now }: Dependencies,
  address: EmailAddress,
): Promise<void> {
  const time = now();
  await opened.db.transaction().execute(async (transaction) => {
    const subscriber = await findOrCreate(transaction, address, time);
    const isKnown = answerToSignUp(subscriber.status) === 'say already subscribed';
    const unsubscribeLink: LinkTarget = {
      subscriberId: subscriber.id,
      purpose: 'unsubscribe',
      lifetimeMilliseconds: null,
    };
    const confirmLink: LinkTarget = {
      subscriberId: subscriber.id,
      purpose: 'confirm',
      lifetimeMilliseconds: confirmationLifetimeMilliseconds,
    };
    const [unsubscribeToken = '', confirmToken = ''] = await issueLinkTokens(
      transaction,
      isKnown ? [unsubscribeLink] : [unsubscribeLink, confirmLink],
      time,
    );
    const mail = isKnown
      ? alreadySubscribedMail(settings, subscriber.email, unsubscribeToken)
      : confirmationMail(settings, subscriber.email, confirmToken, unsubscribeToken);
    await enqueueMail(transaction, mail, time);
  });
}

/** Writes the address down without a link or a mail: for whom the form asks for a second press. */
export async function keepAddress({ opened, now }: Dependencies, address: EmailAddress): Promise<void> {
  await opened.db.transaction().execute((transaction) => findOrCreate(transaction, address, now()));
}

/** @returns the link's state before; the subscription is confirmed when it was 'good' */
export async function confirmSubscription(
  { opened, now }: Dependencies,
  token: string | undefined,
): Promise<LinkState> {
  return opened.db.transaction().execute(async (transaction) => {
    const { state, row } = await spendLink(transaction, 'confirm', token, now());
    const subscriber = await findById(transaction, row?.subscriber_id);
    if (state !== 'good' || !subscriber) return state;
    const change = confirm(subscriber.status, now());
    if (change)
      await transaction
        .updateTable('subscribers')
        .set({ ...change, language: language.code })
        .where('id', '=', subscriber.id)
        .execute();
    return state;
  });
}

/**
 * Unsubscribes, as often as asked. Confirmation links and issues still under way are taken back. @returns whether the
 * link is known
 */
export async function endSubscription({ opened, now }: Dependencies, token: string | undefined): Promise<boolean> {
  return opened.db.transaction().execute(async (transaction) => {
    const { state, row } = await findLink(transaction, 'unsubscribe', token, now());
    if (state !== 'good' || !row?.subscriber_id) return false;
    const subscriber = await holdById(transaction, row.subscriber_id);
    if (!subscriber) return false;
    await leaveNewsletter(transaction, subscriber, now().toISOString());
    return true;
  });
}

async function findOrCreate(
  transaction: Transaction<Database>,
  { email, emailKey }: EmailAddress,
  now: Date,
): Promise<SubscriberRow> {
  const row: SubscriberRow = {
    id: newId(),
    email,
    email_key: emailKey,
    status: 'pending',
    created_at: now.toISOString(),
    confirmed_at: null,
    unsubscribed_at: null,
    language: language.code,
  };
  // Writing the key again holds the row: a second sign-up at once, or a deletion, waits for this one. An address that
  // waits for its confirmation begins its 30 days anew (operate/retention.ts): the link that goes out now has to live.
  return transaction
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((update) => ({
        email_key: emailKey,
        created_at: update
          .case()
          .when('subscribers.status', '=', 'pending')
          .then(row.created_at)
          .else(update.ref('subscribers.created_at'))
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function findById(
  transaction: Transaction<Database>,
  id: string | null | undefined,
): Promise<SubscriberRow | undefined> {
  if (!id) return undefined;
  return transaction.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writing the row holds it: a correction of the address at this moment is waited for, and its outcome read. */
async function holdById(transaction: Transaction<Database>, id: string): Promise<SubscriberRow | undefined> {
  return transaction
    .updateTable('subscribers')
    .set(({ ref }) => ({ email_key: ref('email_key') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
