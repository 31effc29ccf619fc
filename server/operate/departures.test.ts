/** Somebody may leave by a link, or by a restored backup that had not heard of it: both must do the same. */
import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endAlerts } from '../alerts/alert-subscribers.ts';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { AlertSubscriberRow, Database, SubscriberRow, SubscriberStatus } from '../db/schema.ts';
import type { Dependencies } from '../forms/dependencies.ts';
import { hashLinkToken, newLinkToken } from '../links/link-token.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { endSubscription } from '../newsletter/subscribers.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { carryOver } from './departures.ts';

const joined = '2026-11-20T12:00:00.000Z';
const left = new Date('2026-11-21T12:00:00.000Z');
const people = ['ann', 'bob'] as const;
const unsubscribeTokens = { ann: newLinkToken(), bob: newLinkToken() };
const addressOf = (name: string): string => `${name}@example.com`;
const departure = { id: 'ann', emailKey: addressOf('ann'), at: left.toISOString() };

/** Two people in both lists, with every kind of link and of mail under way. */
async function fill(db: Kysely<Database>, ann: Partial<SubscriberRow>, alertsOfAnn: Partial<AlertSubscriberRow>) {
  for (const id of people) {
    const person = { id, email: addressOf(id), email_key: addressOf(id), created_at: joined, language: 'en' };
    const confirmed = { ...person, confirmed_at: joined };
    await db
      .insertInto('subscribers')
      .values({ ...confirmed, status: 'confirmed', unsubscribed_at: null, ...(id === 'ann' && ann) })
      .execute();
    await db
      .insertInto('alert_subscribers')
      .values({ ...confirmed, ended_at: null, moved_to: null, ...(id === 'ann' && alertsOfAnn) })
      .execute();
    const link = { created_at: joined, used_at: null };
    const linkOf = { ...link, subscriber_id: id, email_key: null, new_email: null, expires_at: null };
    await db
      .insertInto('newsletter_tokens')
      .values([
        { ...linkOf, token_hash: hashLinkToken(unsubscribeTokens[id])!, purpose: 'unsubscribe' },
        { ...linkOf, token_hash: `confirm ${id}`, purpose: 'confirm' },
        { ...linkOf, token_hash: `data ${id}`, purpose: 'your-data', subscriber_id: null, email_key: addressOf(id) },
      ])
      .execute();
    await db.insertInto('alert_states').values({ subscriber_id: id, state: 'ohio', since: joined }).execute();
    await db
      .insertInto('alert_requests')
      .values({ ...link, token_hash: `request ${id}`, subscriber_id: id, states: '["iowa"]', expires_at: joined })
      .execute();
    await db.transaction().execute(async (transaction) => {
      for (const kind of ['issue', 'changes', 'message'])
        for (const state of ['queued', 'failed', 'sent'])
          await enqueueMail(
            transaction,
            { to: addressOf(id), subject: state, text: kind, dedupeKey: `${kind}:${state}:${id}` },
            new Date(joined),
          );
    });
  }
  for (const state of ['failed', 'sent'] as const)
    await db.updateTable('outbox').set({ state }).where('subject', '=', state).execute();
}

/** What is kept of everybody, without the mails' own ids, which are new each time. */
async function everything(db: Kysely<Database>) {
  const mails = await db.selectFrom('outbox').select(['dedupe_key', 'state']).orderBy('dedupe_key').execute();
  return {
    subscribers: await db.selectFrom('subscribers').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('newsletter_tokens').selectAll().orderBy('token_hash').execute(),
    alertSubscribers: await db.selectFrom('alert_subscribers').selectAll().orderBy('id').execute(),
    states: await db.selectFrom('alert_states').selectAll().orderBy('subscriber_id').execute(),
    requests: await db.selectFrom('alert_requests').selectAll().orderBy('token_hash').execute(),
    mails: mails.map(({ dedupe_key, state }) => `${dedupe_key} ${state}`),
  };
}

const mailsWithout = (kind: string): string[] =>
  ['changes', 'issue', 'message'].flatMap((which) =>
    ['failed', 'queued', 'sent'].flatMap((state) =>
      people
        .filter((id) => which !== kind || id !== 'ann' || state === 'sent')
        .map((id) => `${which}:${state}:${id} ${state}`),
    ),
  );

describeOnDatabases((databases) => {
  let opened: OpenedDatabase;
  beforeEach(async () => {
    opened = await databases.open();
  });

  /** What each of two ways leaves behind, from the same beginning. */
  async function bothWays(begin: () => Promise<unknown>, ways: [() => Promise<unknown>, () => Promise<unknown>]) {
    const found: Awaited<ReturnType<typeof everything>>[] = [];
    for (const way of ways) {
      await begin();
      await way();
      found.push(await everything(opened.db));
      for (const table of ['newsletter_tokens', 'alert_requests', 'alert_states', 'outbox'] as const)
        await opened.db.deleteFrom(table).execute();
      for (const table of ['subscribers', 'alert_subscribers'] as const) await opened.db.deleteFrom(table).execute();
    }
    return found as [(typeof found)[0], (typeof found)[0]];
  }

  const byLink = (): Promise<boolean> =>
    endSubscription({ opened, now: () => left } as Dependencies, unsubscribeTokens.ann);

  test.each<SubscriberStatus>(['confirmed', 'pending'])('the newsletter, by who was %s', async (status) => {
    const ann = { status, confirmed_at: status === 'pending' ? null : joined };
    const [link, backup] = await bothWays(
      () => fill(opened.db, ann, {}),
      [byLink, () => carryOver(opened.db, { newsletter: [departure], alerts: [] })],
    );
    expect(backup).toEqual(link);
    expect(link.subscribers).toMatchObject([
      { id: 'ann', status: 'unsubscribed', unsubscribed_at: departure.at, confirmed_at: ann.confirmed_at },
      { id: 'bob', status: 'confirmed', unsubscribed_at: null },
    ]);
    expect(link.links.map(({ purpose, subscriber_id }) => [purpose, subscriber_id]).toSorted()).toEqual([
      ['confirm', 'bob'],
      ['unsubscribe', 'ann'],
      ['unsubscribe', 'bob'],
      ['your-data', null],
      ['your-data', null],
    ]);
    expect(link.mails).toEqual(mailsWithout('issue').toSorted());
    expect([link.states.length, link.requests.length]).toEqual([2, 2]);
  });

  test('who leaves the newsletter again: the first day stays, a link to confirm goes', async () => {
    await fill(opened.db, { status: 'unsubscribed', unsubscribed_at: joined }, {});
    expect(await byLink()).toBe(true);
    const { subscribers, links, mails } = await everything(opened.db);
    expect(subscribers[0]).toMatchObject({ status: 'unsubscribed', unsubscribed_at: joined });
    expect(links.map(({ token_hash }) => token_hash)).not.toContain('confirm ann');
    expect(mails).toEqual(mailsWithout('issue').toSorted());
  });

  test.each([joined, null])('the alerts, by who confirmed at %s', async (confirmedAt) => {
    const [link, backup] = await bothWays(
      () => fill(opened.db, {}, { confirmed_at: confirmedAt }),
      [() => endAlerts(opened.db, 'ann', left), () => carryOver(opened.db, { newsletter: [], alerts: [departure] })],
    );
    expect(backup).toEqual(link);
    expect(link.alertSubscribers).toMatchObject([
      { id: 'ann', confirmed_at: null, ended_at: departure.at },
      { id: 'bob', confirmed_at: joined, ended_at: null },
    ]);
    expect([link.states, link.requests]).toMatchObject([[{ subscriber_id: 'bob' }], [{ subscriber_id: 'bob' }]]);
    expect(link.mails).toEqual(mailsWithout('changes').toSorted());
    expect(link.links).toHaveLength(6);
  });

  test('who ends the alerts again: the first day stays, what was asked for since goes', async () => {
    await fill(opened.db, {}, { confirmed_at: null, ended_at: joined });
    expect(await endAlerts(opened.db, 'ann', left)).toBe(true);
    const { alertSubscribers, requests, mails } = await everything(opened.db);
    expect(alertSubscribers[0]).toMatchObject({ confirmed_at: null, ended_at: joined });
    expect(requests.map(({ subscriber_id }) => subscriber_id)).toEqual(['bob']);
    expect(mails).toEqual(mailsWithout('changes').toSorted());
  });

  test('a backup does not undo what came later: who confirmed since stays in both lists', async () => {
    const later = { confirmed_at: '2026-11-22T12:00:00.000Z' };
    await fill(opened.db, later, later);
    const before = await everything(opened.db);
    expect(await carryOver(opened.db, { newsletter: [departure], alerts: [departure] })).toBe(0);
    expect(await everything(opened.db)).toEqual(before);
  });

  test('whose address was corrected since the backup leaves with the old one too', async () => {
    await fill(opened.db, {}, {});
    const moved = { ...departure, id: 'bob' };
    expect(await carryOver(opened.db, { newsletter: [moved], alerts: [moved] })).toBe(4);
    const { subscribers, alertSubscribers } = await everything(opened.db);
    expect(subscribers.map(({ status }) => status)).toEqual(['unsubscribed', 'unsubscribed']);
    expect(alertSubscribers.map(({ ended_at }) => ended_at)).toEqual([departure.at, departure.at]);
  });
});
