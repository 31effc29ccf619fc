/** Puts one mail per subscriber with news in their states into the queue. Can be killed at any moment and run again. */
import type { Transaction } from 'kysely';
import type { AlertStateRow, AlertSubscriberRow, Database } from '../db/schema.ts';
import { sharedSecret } from '../db/shared-secret.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { changesMail } from './alert-mails.ts';
import { manageToken } from './manage-link.ts';
import type { PublishedChange } from './published-changes.ts';

export type ChangesSender = Pick<Dependencies, 'opened' | 'enqueueMail' | 'settings' | 'now'> & {
  /** Stands in every mail: United States law (15 U.S.C. 7704(a)(5)) asks for it. */
  postalAddress: string;
  /** How mails are written in languages beside English, by their codes, and the changes in their words, by id. */
  mails?: Map<string, { changesMail: typeof changesMail; changes: ReadonlyMap<string, PublishedChange> }>;
};

/** `mails`: to how many subscribers. `changes`: how many changes these mails hold together. */
export type QueuedChanges = { mails: number; changes: number };

/** A transaction holds up other writers on SQLite: short ones let the server breathe between. */
const subscribersAtOnce = 100;

/**
 * A change that a subscriber has a delivery of is passed over, so a second run sends what the first left, and the run
 * after the next build what is new in it.
 * @param isDryRun counts and writes nothing
 */
export async function queueChanges(
  sender: ChangesSender,
  changes: PublishedChange[],
  isDryRun = false,
): Promise<QueuedChanges> {
  const { opened, now } = sender;
  const secret = await sharedSecret(opened.db, 'alerts', now());
  const queued: QueuedChanges = { mails: 0, changes: 0 };
  for (let lastId: string | undefined = ''; lastId !== undefined;) {
    const after: string = lastId;
    lastId = await opened.db.transaction().execute(async (transaction) => {
      const subscribers = await nextSubscribers(transaction, after, opened.kind === 'postgres');
      const due = await changesDue(transaction, subscribers, changes);
      for (const { subscriber, news } of due) {
        queued.mails += 1;
        queued.changes += news.length;
        if (!isDryRun) await queueMail(sender, transaction, subscriber, news, secret);
      }
      return subscribers.at(-1)?.id;
    });
  }
  return queued;
}

/** On PostgreSQL the rows are held: whoever ends the alerts at this moment waits and then takes the mail back. */
function nextSubscribers(
  transaction: Transaction<Database>,
  afterId: string,
  holdsRows: boolean,
): Promise<AlertSubscriberRow[]> {
  return transaction
    .selectFrom('alert_subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(subscribersAtOnce)
    .$if(holdsRows, (query) => query.forUpdate())
    .execute();
}

type Due = { subscriber: AlertSubscriberRow; news: PublishedChange[] };

/** What has not gone to each of the subscribers yet; those without news are left out. */
async function changesDue(
  transaction: Transaction<Database>,
  subscribers: AlertSubscriberRow[],
  changes: PublishedChange[],
): Promise<Due[]> {
  const ids = subscribers.map(({ id }) => id);
  if (ids.length === 0) return [];
  const of = <T extends { subscriber_id: string }>(rows: T[]) => Map.groupBy(rows, (row) => row.subscriber_id);
  const states = of(
    await transaction.selectFrom('alert_states').selectAll().where('subscriber_id', 'in', ids).execute(),
  );
  const sent = of(
    await transaction.selectFrom('alert_deliveries').selectAll().where('subscriber_id', 'in', ids).execute(),
  );
  return subscribers.flatMap((subscriber) => {
    const had = new Set((sent.get(subscriber.id) ?? []).map(({ change_id }) => change_id));
    const news = newsFor(states.get(subscriber.id) ?? [], changes).filter(({ id }) => !had.has(id));
    return news.length > 0 ? [{ subscriber, news }] : [];
  });
}

/** The changes of these states that were taken over on the day they were asked for, or later. Pure. */
export const newsFor = (states: Pick<AlertStateRow, 'state' | 'since'>[], changes: PublishedChange[]) =>
  changes.filter((change) =>
    states.some(({ state, since }) => state === change.state && since.slice(0, 10) <= change.on),
  );

async function queueMail(
  { enqueueMail, settings, now, postalAddress, mails }: ChangesSender,
  transaction: Transaction<Database>,
  { id, email, language }: AlertSubscriberRow,
  news: PublishedChange[],
  secret: string,
): Promise<void> {
  const time = now();
  await transaction
    .insertInto('alert_deliveries')
    .values(news.map((change) => ({ subscriber_id: id, change_id: change.id, created_at: time.toISOString() })))
    .execute();
  const recipient = { to: email, manageToken: manageToken(secret, id) };
  const own = mails?.get(language);
  const told = own ? inWordsOf(own.changes, news) : news;
  const mail = (own?.changesMail ?? changesMail)(settings, recipient, {
    subscriberId: id,
    changes: told,
    postalAddress,
  });
  await enqueueMail(transaction, mail, time);
}

/** The changes in the words of a language; one that it has no words for stays English. */
const inWordsOf = (words: ReadonlyMap<string, PublishedChange>, news: PublishedChange[]): PublishedChange[] =>
  news.map((change) => words.get(change.id) ?? { ...change, lang: 'en' });
