import { beforeEach, expect, test } from 'vitest';
import type { OpenedDatabase } from '../db/open-database.ts';
import type { AlertSubscriberRow } from '../db/schema.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { type FormServer, startFormServer } from '../testing/form-server.ts';
import { forgetOldRecords } from './retention.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

describeOnDatabases((databases) => {
  let opened: OpenedDatabase;
  beforeEach(async () => {
    opened = await databases.open();
  });

  const subscriber = (id: string, status: 'pending' | 'confirmed', created_at: string) => ({
    id,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    status,
    created_at,
    confirmed_at: null,
    unsubscribed_at: null,
    language: 'en',
  });
  const mail = (id: string, state: 'sent' | 'queued' | 'failed', sent_at: string | null) => ({
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
    lease_owner: null,
    message_id: null,
    silent_attempts: 0,
    sent_at,
    last_error: null,
  });

  test('alerts never confirmed, or ended, go after 30 days; those in use or asked for anew stay', async () => {
    const alerts = (id: string, more: Partial<AlertSubscriberRow>): AlertSubscriberRow => ({
      id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      created_at: daysAgo(40),
      confirmed_at: null,
      ended_at: null,
      moved_to: null,
      language: 'en',
      ...more,
    });
    await opened.db
      .insertInto('alert_subscribers')
      .values([
        alerts('asked-long-ago', {}),
        alerts('asked-again', {}),
        alerts('asked-lately', { created_at: daysAgo(2) }),
        alerts('in-use', { confirmed_at: daysAgo(40) }),
        alerts('ended', { ended_at: daysAgo(31) }),
        alerts('ended-lately', { ended_at: daysAgo(2) }),
        alerts('moved', { moved_to: 'in-use' }),
      ])
      .execute();
    const request = { token_hash: 'hash', subscriber_id: 'asked-again', states: '["ohio"]', used_at: null };
    await opened.db
      .insertInto('alert_requests')
      .values({ ...request, created_at: daysAgo(1), expires_at: daysAgo(-1) })
      .execute();
    expect(await forgetOldRecords(opened.db, now)).toMatchObject({ alerts: 2 });
    const left = await opened.db.selectFrom('alert_subscribers').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['asked-again', 'asked-lately', 'ended-lately', 'in-use', 'moved']);
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
    expect(await forgetOldRecords(opened.db, now)).toEqual({ unconfirmed: 1, alerts: 0, sentMails: 1, failedMails: 0 });
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

  test('a link promised for 48 hours lives for 48 hours, however old the first sign-up is', async () => {
    const server: FormServer = await startFormServer(databases);
    const later = (hours: number): void =>
      void (server.clock.now = new Date(server.clock.now.getTime() + hours * 60 * 60 * 1000));
    await server.post('/api/newsletter', { email: 'ann@example.org' });
    await server.linkFrom('ann@example.org', '/newsletter/confirm');
    later(29 * 24 + 12);
    await server.post('/api/newsletter', { email: 'ann@example.org' });
    await server.mailbox.waitFor(2);
    const link = await server.linkFrom('ann@example.org', '/newsletter/confirm');
    later(18);
    await forgetOldRecords(server.dependencies.opened.db, server.clock.now);
    const token = new URL(link, server.origin).searchParams.get('token') ?? '';
    const answer = await server.post('/newsletter/confirm', { token });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
    await server.stop();
  });

  test('a live link keeps its address, also one that was sent before sign-ups renewed anything', async () => {
    await opened.db
      .insertInto('subscribers')
      .values(subscriber('linked', 'pending', daysAgo(31)))
      .execute();
    const token = {
      token_hash: 'live',
      purpose: 'confirm' as const,
      subscriber_id: 'linked',
      email_key: null,
      new_email: null,
      created_at: daysAgo(1),
      expires_at: daysAgo(-1),
      used_at: null,
    };
    await opened.db.insertInto('newsletter_tokens').values(token).execute();
    await forgetOldRecords(opened.db, now);
    expect(await opened.db.selectFrom('subscribers').select('id').where('id', '=', 'linked').execute()).toHaveLength(1);
  });

  test('a mail given up goes with its text and links 30 days later, and not before', async () => {
    await opened.db.deleteFrom('outbox').execute();
    const failed = { text: 'A link.', html: '<a>', headers: '{}' };
    await opened.db
      .insertInto('outbox')
      .values([
        { ...mail('failed-long-ago', 'failed', null), ...failed, next_attempt_at: daysAgo(31) },
        { ...mail('failed-lately', 'failed', null), ...failed, next_attempt_at: daysAgo(2) },
      ])
      .execute();
    expect(await forgetOldRecords(opened.db, now)).toMatchObject({ failedMails: 1 });
    expect(await opened.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'failed-lately' }]);
  });
});
