/** Puts one mail per confirmed subscriber into the queue. Can be killed at any moment and run again. */
import type { Transaction } from 'kysely';
import type { Database, SubscriberRow } from '../db/schema.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { issueLinkToken } from '../links/link-token-store.ts';
import { IssueError, type Issue } from './issue.ts';
import { issueMail } from './issue-mail.ts';

export type IssueSender = Pick<Dependencies, 'opened' | 'enqueueMail' | 'settings' | 'now'> & {
  /** Stands in every issue: United States law (15 U.S.C. 7704(a)(5)) asks for it. */
  postalAddress: string;
  /** How mails are written in languages beside English, by their codes. */
  mails?: Map<string, { issueMail: typeof issueMail }>;
};

/** A transaction holds up other writers on SQLite: short ones let the server breathe between. */
const subscribersAtOnce = 100;

/**
 * A subscriber who has a delivery of this slug is passed over, so a second run sends what the first left.
 * @returns how many mails were queued by this run
 * @throws IssueError when another issue was sent under this slug
 */
export async function queueIssue(sender: IssueSender, issue: Issue): Promise<number> {
  await claimSlug(sender, issue);
  let queued = 0;
  for (let lastId: string | undefined = ''; lastId !== undefined;) {
    const after: string = lastId;
    const batch = await sender.opened.db
      .transaction()
      .execute((transaction) => queueBatch(sender, issue, transaction, after));
    queued += batch.queued;
    lastId = batch.lastId;
  }
  return queued;
}

/** How many confirmed subscribers have not had this issue. */
export async function countWaiting({ opened }: Pick<IssueSender, 'opened'>, issueSlug: string): Promise<number> {
  const row = await opened.db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_deliveries')
            .select('subscriber_id')
            .where('issue_slug', '=', issueSlug)
            .whereRef('subscriber_id', '=', 'subscribers.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function claimSlug({ opened, now }: IssueSender, { slug, subject }: Issue): Promise<void> {
  const row = { slug, subject, created_at: now().toISOString() };
  await opened.db
    .insertInto('newsletter_issues')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const stored = await opened.db
    .selectFrom('newsletter_issues')
    .select('subject')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  if (stored.subject !== subject)
    throw new IssueError(`An issue named ${slug} was sent before, as “${stored.subject}”. Give this one another name.`);
}

/** @returns the last subscriber looked at, undefined when there was none left */
async function queueBatch(
  sender: IssueSender,
  issue: Issue,
  transaction: Transaction<Database>,
  afterId: string,
): Promise<{ queued: number; lastId: string | undefined }> {
  const time = sender.now();
  const subscribers = await nextSubscribers(transaction, afterId, sender.opened.kind === 'postgres');
  let queued = 0;
  for (const subscriber of subscribers) {
    const delivery = { issue_slug: issue.slug, subscriber_id: subscriber.id, created_at: time.toISOString() };
    const written = await transaction
      .insertInto('newsletter_deliveries')
      .values(delivery)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // An earlier run, or another one at this moment, wrote this mail.
    if (written.numInsertedOrUpdatedRows === 0n) continue;
    const unsubscribeToken = await issueLinkToken(
      transaction,
      { purpose: 'unsubscribe', subscriberId: subscriber.id, lifetimeMilliseconds: null },
      time,
    );
    const write = sender.mails?.get(subscriber.language)?.issueMail ?? issueMail;
    await sender.enqueueMail(transaction, write(sender, issue, subscriber, unsubscribeToken), time);
    queued += 1;
  }
  return { queued, lastId: subscribers.at(-1)?.id };
}

/** On PostgreSQL the rows are held, so that an unsubscription at this moment waits and then takes the mail back. */
async function nextSubscribers(
  transaction: Transaction<Database>,
  afterId: string,
  holdsRows: boolean,
): Promise<SubscriberRow[]> {
  return transaction
    .selectFrom('subscribers')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(subscribersAtOnce)
    .$if(holdsRows, (query) => query.forUpdate())
    .execute();
}
