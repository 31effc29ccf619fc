import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../db/open-database.ts';
import { databaseKinds, startDatabases, type TestDatabases } from '../testing/test-databases.ts';
import { forgetOldRecords } from './retention.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

describe.each(databaseKinds)('on %s', (kind) => {
  let databases: TestDatabases;
  let opened: OpenedDatabase;
  beforeAll(async () => {
    databases = await startDatabases(kind);
    opened = await databases.open();
  }, 60_000);
  afterAll(() => databases.stop());

  const subscriber = (id: string, status: 'pending' | 'confirmed', created_at: string) => ({
    id,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    status,
    created_at,
    confirmed_at: null,
    unsubscribed_at: null,
  });
  const mail = (id: string, state: 'sent' | 'queued', sent_at: string | null) => ({
    id,
    dedupe_key: id,
    recipient: 'a@example.org',
    recipient_key: 'a@example.org',
    reply_to: null,
    subject: 'Hello',
    text: '',
    html: null,
    headers: '{}',
    created_at: daysAgo(90),
    next_attempt_at: daysAgo(90),
    attempts: 1,
    state,
    lease_until: null,
    sent_at,
    last_error: null,
  });

  test('unconfirmed addresses and sent mails go after 30 days, and nothing else does', async () => {
    await opened.db
      .insertInto('subscribers')
      .values([
        subscriber('old', 'pending', daysAgo(31)),
        subscriber('new', 'pending', daysAgo(29)),
        subscriber('reader', 'confirmed', daysAgo(400)),
      ])
      .execute();
    await opened.db
      .insertInto('outbox')
      .values([
        mail('old-sent', 'sent', daysAgo(31)),
        mail('new-sent', 'sent', daysAgo(2)),
        mail('waiting', 'queued', null),
      ])
      .execute();
    expect(await forgetOldRecords(opened.db, now)).toEqual({ unconfirmed: 1, sentMails: 1 });
    const left = await opened.db.selectFrom('subscribers').select('id').orderBy('id').execute();
    const mails = await opened.db.selectFrom('outbox').select('id').orderBy('id').execute();
    expect([left.map(({ id }) => id), mails.map(({ id }) => id)]).toEqual([
      ['new', 'reader'],
      ['new-sent', 'waiting'],
    ]);
  });

  test('the links of a forgotten address go with it', async () => {
    await opened.db
      .insertInto('subscribers')
      .values(subscriber('gone', 'pending', daysAgo(40)))
      .execute();
    const token = {
      token_hash: 'x',
      purpose: 'confirm' as const,
      subscriber_id: 'gone',
      email_key: null,
      new_email: null,
      created_at: daysAgo(40),
      expires_at: daysAgo(38),
      used_at: null,
    };
    await opened.db.insertInto('newsletter_tokens').values(token).execute();
    await forgetOldRecords(opened.db, now);
    expect(await opened.db.selectFrom('newsletter_tokens').selectAll().execute()).toEqual([]);
  });
});
