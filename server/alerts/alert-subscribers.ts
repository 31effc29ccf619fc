/** Who wants to hear of changes in which states, in the database. Each function is one transaction's work. */
import type { Kysely, Transaction } from 'kysely';
import { language } from '../../app/language/language.ts';
import type { AlertRequestRow, AlertSubscriberRow, Database } from '../db/schema.ts';
import { newId } from '../db/new-id.ts';
import { hashLinkToken, type LinkState, newLinkToken, stateOfLink } from '../links/link-token.ts';
import type { EmailAddress } from '../mail/email-address.ts';
import { leaveAlerts } from '../mail/leave-list.ts';
import type { Mail } from '../mail/mail-queue.ts';

/** How long the link in the confirmation mail works. */
export const confirmationLifetimeMilliseconds = 48 * 60 * 60 * 1000;

/** What the address is to be told: to confirm, by a token; or that it has all of these states already. */
export type AlertAnswer = { subscriberId: string; email: string; confirmToken: string | null };

/**
 * Notes the wish; nothing changes for the address before it is confirmed.
 * @param compose writes the mail of the answer, `enqueue` puts it into the queue: all of it is there afterwards, or
 *   nothing
 */
export async function requestAlerts(
  db: Kysely<Database>,
  { email, emailKey }: EmailAddress,
  states: string[],
  now: Date,
  enqueue: (transaction: Transaction<Database>, mail: Mail, now: Date) => Promise<void>,
  compose: (answer: AlertAnswer) => Mail,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const subscriber = await findOrCreate(transaction, { email, emailKey }, now);
    const known = await statesOf(transaction, subscriber.id);
    const isKnown = states.every((state) => known.includes(state));
    const confirmToken = isKnown ? null : newLinkToken();
    if (confirmToken !== null)
      await transaction
        .insertInto('alert_requests')
        .values(requestRow(subscriber.id, confirmToken, states, now))
        .execute();
    await enqueue(transaction, compose({ subscriberId: subscriber.id, email: subscriber.email, confirmToken }), now);
  });
}

function requestRow(subscriberId: string, token: string, states: string[], now: Date): AlertRequestRow {
  return {
    token_hash: hashLinkToken(token) ?? '',
    subscriber_id: subscriberId,
    states: JSON.stringify(states),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + confirmationLifetimeMilliseconds).toISOString(),
    used_at: null,
  };
}

type FoundRequest = { state: LinkState; states: string[]; row: AlertRequestRow | undefined };

/** Looks a request up and changes nothing: mail scanners follow links too. */
export async function findRequest(db: Kysely<Database>, token: string | undefined, now: Date): Promise<FoundRequest> {
  const hash = hashLinkToken(token);
  const row =
    hash === null
      ? undefined
      : await db.selectFrom('alert_requests').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  return { state: stateOfLink(row, now), states: row ? (JSON.parse(row.states) as string[]) : [], row };
}

/** @returns the link's state before; the states are added when it was 'good' */
export async function confirmRequest(db: Kysely<Database>, token: string | undefined, now: Date): Promise<LinkState> {
  return db.transaction().execute(async (transaction) => {
    const { state, states, row } = await findRequest(transaction, token, now);
    if (state !== 'good' || !row) return state;
    // One statement decides, so that of two presses of the button at once only one finds it good.
    const spent = await transaction
      .updateTable('alert_requests')
      .set({ used_at: now.toISOString() })
      .where('token_hash', '=', row.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (spent.numUpdatedRows !== 1n) return 'used';
    await addStates(transaction, row.subscriber_id, states, now);
    return 'good';
  });
}

async function addStates(transaction: Transaction<Database>, id: string, states: string[], now: Date): Promise<void> {
  const since = now.toISOString();
  await transaction
    .updateTable('alert_subscribers')
    .set((update) => ({
      confirmed_at: update.fn.coalesce('confirmed_at', update.val(since)),
      ended_at: null,
      language: language.code,
    }))
    .where('id', '=', id)
    .execute();
  if (states.length === 0) return;
  await transaction
    .insertInto('alert_states')
    .values(states.map((state) => ({ subscriber_id: id, state, since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Exactly these states from now on; those that stay keep their day. None ends everything. @returns whether the
 * subscriber is known
 */
export async function setStates(db: Kysely<Database>, id: string, states: string[], now: Date): Promise<boolean> {
  if (states.length === 0) return endAlerts(db, id, now);
  return db.transaction().execute(async (transaction) => {
    const subscriber = await holdSubscriber(transaction, id);
    if (!subscriber) return false;
    await transaction
      .deleteFrom('alert_states')
      .where('subscriber_id', '=', subscriber.id)
      .where('state', 'not in', states)
      .execute();
    await addStates(transaction, subscriber.id, states, now);
    return true;
  });
}

/** As often as asked. Requests and mails still under way are taken back. @returns whether the subscriber is known */
export async function endAlerts(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const subscriber = await holdSubscriber(transaction, id);
    if (!subscriber) return false;
    await leaveAlerts(transaction, subscriber, now.toISOString());
    return true;
  });
}

/** The states of a subscriber, of whoever took over the address where it was corrected. Null for nobody. */
export async function findAlerts(
  db: Kysely<Database>,
  id: string,
): Promise<{ email: string; states: string[] } | null> {
  const subscriber = await followMoves(db, id);
  return subscriber ? { email: subscriber.email, states: await statesOf(db, subscriber.id) } : null;
}

export async function statesOf(db: Kysely<Database>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('alert_states')
    .select('state')
    .where('subscriber_id', '=', id)
    .orderBy('state')
    .execute();
  return rows.map(({ state }) => state);
}

/**
 * Writing a row holds it: an ending at this moment waits for a change of the states, and the other way round; both wait
 * for a correction of the address, and follow it.
 */
async function holdSubscriber(transaction: Transaction<Database>, id: string): Promise<AlertSubscriberRow | undefined> {
  const row = await transaction
    .updateTable('alert_subscribers')
    .set(({ ref }) => ({ email_key: ref('email_key') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row?.moved_to ? holdSubscriber(transaction, row.moved_to) : row;
}

async function followMoves(db: Kysely<Database>, id: string): Promise<AlertSubscriberRow | undefined> {
  const row = await db.selectFrom('alert_subscribers').selectAll().where('id', '=', id).executeTakeFirst();
  // Never a circle: what has moved is nobody's address any more, so nothing moves to it.
  return row?.moved_to ? followMoves(db, row.moved_to) : row;
}

async function findOrCreate(
  transaction: Transaction<Database>,
  { email, emailKey }: EmailAddress,
  now: Date,
): Promise<AlertSubscriberRow> {
  const row: AlertSubscriberRow = {
    id: newId(),
    email,
    email_key: emailKey,
    created_at: now.toISOString(),
    confirmed_at: null,
    ended_at: null,
    moved_to: null,
    language: language.code,
  };
  return transaction
    .insertInto('alert_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: emailKey }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
