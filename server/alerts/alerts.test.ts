import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { type FormServer, startFormServer } from '../testing/form-server.ts';
import { mailsTo } from '../testing/mail-link.ts';
import { moveAlerts } from './move-alerts.ts';
import type { PublishedChange } from './published-changes.ts';
import { type ChangesSender, newsFor, queueChanges } from './queue-changes.ts';

const ann = 'Ann@example.com';
const annKey = 'ann@example.com';
const ohio = { email: ann, 'state:ohio': 'on' };

const change = (state: string, on = '2026-11-21', fact = 'entry.exam.feeUsd'): PublishedChange => ({
  id: `${state}/${fact}/${on}`,
  page: `https://atlas.example/updates/${state}#${fact}`,
  state,
  place: state === 'ohio' ? 'Ohio' : 'Texas',
  on,
  sources: [{ publisher: 'PSI (quoted by a school (2026))', url: 'https://psi.example/' }],
  text: `In ${state}, the exam fee changed from $63 to $65 on November 21, 2026.`,
});

describeOnDatabases((databases) => {
  let server: FormServer;
  beforeEach(async () => {
    server = await startFormServer(databases);
  });
  afterEach(async () => {
    await server.stop();
    expect(server.failures).toEqual([]);
  });

  const db = () => server.dependencies.opened.db;
  const states = () => db().selectFrom('alert_states').select(['state']).orderBy('state').execute();
  const sender = (): ChangesSender => ({ ...server.dependencies, postalAddress: 'Atlas, Anytown' });
  const send = async (changes: PublishedChange[]) => {
    const queued = await queueChanges(sender(), changes);
    server.dependencies.wakeDelivery();
    return queued;
  };

  async function confirm(to: string): Promise<Response> {
    const link = await server.linkFrom(to, '/alerts/confirm');
    return server.post('/alerts/confirm', { token: new URL(link, server.origin).searchParams.get('token') ?? '' });
  }

  async function subscribe(fields: Record<string, string> = ohio): Promise<void> {
    expect((await server.post('/api/alerts', fields)).status).toBe(303);
    expect((await confirm(fields['email'] ?? '')).headers.get('location')).toBe('/alerts/confirmed');
  }

  test('nothing is on before the button of the mailed link is pressed; looking changes nothing', async () => {
    const asked = await server.post('/api/alerts', { ...ohio, 'state:texas': 'on' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/alerts/check-your-inbox']);
    const link = await server.linkFrom(ann, '/alerts/confirm');
    const page = await server.get(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('change in Ohio and Texas')]);
    expect(await states()).toEqual([]);
    expect((await send([change('ohio')])).mails).toBe(0);
    expect((await confirm(ann)).status).toBe(303);
    expect((await confirm(ann)).status).toBe(410);
    expect(await states()).toEqual([{ state: 'ohio' }, { state: 'texas' }]);
  });

  test('an expired link, a made-up one and one of a deleted subscriber confirm nothing', async () => {
    await server.post('/api/alerts', ohio);
    const link = await server.linkFrom(ann, '/alerts/confirm');
    server.clock.now = new Date(server.clock.now.getTime() + 49 * 60 * 60 * 1000);
    expect((await server.get(link)).status).toBe(410);
    expect((await confirm(ann)).status).toBe(410);
    for (const token of ['', 'x'.repeat(43), '__proto__'])
      expect((await server.post('/alerts/confirm', { token })).status).toBe(404);
    expect(await states()).toEqual([]);
  });

  test.each([
    ['no state', { email: ann }],
    ['no state of ours', { email: ann, 'state:atlantis': 'on', 'state:__proto__': 'on' }],
    ['no address', { email: 'ann@', 'state:ohio': 'on' }],
  ])('%s: refused, and what was typed is kept', async (_why, fields) => {
    const answer = await server.post('/api/alerts', fields);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`value="${fields.email}"`)]);
    expect((await server.postJson('/api/alerts', fields)).status).toBe(422);
    expect(await db().selectFrom('alert_subscribers').selectAll().execute()).toEqual([]);
  });

  test('one mail with all the changes of one’s states, never twice, and nothing to anyone else', async () => {
    await subscribe();
    await subscribe({ email: 'bob@example.com', 'state:texas': 'on' });
    await server.post('/api/newsletter', { email: 'reader@example.com' });
    await server.mailbox.waitFor(3);
    const two = [change('ohio'), change('ohio', '2026-11-21', 'entry.exam.minutes')];
    expect(await send(two)).toEqual({ mails: 1, changes: 2 });
    expect(await send(two)).toEqual({ mails: 0, changes: 0 });
    await server.mailbox.waitFor(4);
    expect(await send([...two, change('ohio', '2026-11-22'), change('texas')])).toEqual({ mails: 2, changes: 2 });
    await server.mailbox.waitFor(6);
    const subjects = (to: string) => mailsTo(server.mailbox, to).map(({ email }) => email.subject);
    expect(subjects(ann).slice(1)).toEqual(['2 license updates for Ohio', 'License update for Ohio']);
    expect(subjects('bob@example.com').slice(1)).toEqual(['License update for Texas']);
    expect(subjects('reader@example.com')).toHaveLength(1);
    const [, digest] = mailsTo(server.mailbox, ann);
    for (const told of ['changed from $63 to $65', 'Source: PSI, https://psi.example/', 'Atlas, Anytown'])
      expect(digest?.email.text).toContain(told);
  });

  test('a long rule is told in lines of its own, in text and in HTML', async () => {
    await subscribe();
    const lines = ['In our guide to Ohio, we corrected the retake rule.', 'New: You wait.', 'Before: You do not wait.'];
    await send([{ ...change('ohio'), text: lines.join('\n'), doubt: 'unconfirmed' }]);
    await server.mailbox.waitFor(2);
    const { text, html } = mailsTo(server.mailbox, ann)[1]!.email;
    expect(text).toContain(`${lines.join('\n\n')}\n\nWe couldn’t confirm`);
    for (const line of lines) expect(html).toContain(`<p>${line}</p>`);
  });

  test('changes from before the state was asked for are not mailed', () => {
    const since = [{ state: 'ohio', since: '2026-11-21T09:00:00.000Z' }];
    const changes = [change('ohio', '2026-11-20'), change('ohio', '2026-11-21'), change('texas', '2026-11-22')];
    expect(newsFor(since, changes).map(({ on }) => on)).toEqual(['2026-11-21']);
  });

  test('a stranger who types the address in changes nothing; its owner hears of it', async () => {
    await subscribe();
    expect((await server.post('/api/alerts', ohio)).status).toBe(303);
    const mails = await server.mailbox.waitFor(2);
    expect(mails[1]?.email.subject).toBe('You already get alerts for Ohio');
    await server.post('/api/alerts', { email: ann, 'state:texas': 'on' });
    await server.mailbox.waitFor(3);
    expect(await states()).toEqual([{ state: 'ohio' }]);
  });

  test('the signed link changes the states, or ends all of it; a forged one does nothing', async () => {
    await subscribe();
    const link = await server.linkFrom(ann, '/alerts/manage');
    const token = new URL(link, server.origin).searchParams.get('token') ?? '';
    expect(await (await server.get(link)).text()).toMatch(/name="state:ohio" value="on"\s+checked/);
    const saved = await server.post('/alerts/manage', { token, 'state:texas': 'on' });
    expect(await saved.text()).toContain('Saved. You get alerts for Texas.');
    expect(await states()).toEqual([{ state: 'texas' }]);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await server.post('/alerts/manage', { token: forged, 'state:ohio': 'on' })).status).toBe(404);
    expect((await server.post(`/alerts/unsubscribe?token=${forged}`)).status).toBe(404);
    expect(await states()).toEqual([{ state: 'texas' }]);
    expect((await server.get(`/alerts/unsubscribe?token=${token}`)).status).toBe(200);
    expect(await states()).toEqual([{ state: 'texas' }]);
  });

  test('one click of a mail program ends it, again and again, and takes back what waits (RFC 8058)', async () => {
    await subscribe();
    await send([change('ohio')]);
    await server.mailbox.waitFor(2);
    await queueChanges(sender(), [change('ohio', '2026-11-22')]);
    const mail = mailsTo(server.mailbox, ann)[1];
    const header = (name: string) => mail?.email.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.+)>/.exec(header('list-unsubscribe') ?? '')![1]!);
    expect(address.pathname).toBe('/alerts/unsubscribe');
    const click = () =>
      fetch(server.origin + address.pathname + address.search, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        headers: { 'sec-fetch-site': 'cross-site' },
      });
    for (let press = 0; press < 2; press += 1) {
      const answer = await click();
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Your alerts are off')]);
    }
    expect(await states()).toEqual([]);
    const waiting = await db().selectFrom('outbox').select('dedupe_key').where('state', '=', 'queued').execute();
    expect(waiting).toEqual([]);
    expect((await send([change('ohio', '2026-11-23')])).mails).toBe(0);
  });

  test('a corrected address takes the alerts along, with what went to either; old links go on working', async () => {
    await subscribe();
    const link = await server.linkFrom(ann, '/alerts/manage');
    await subscribe({ email: 'new@example.com', 'state:texas': 'on' });
    await send([change('ohio')]);
    await db()
      .transaction()
      .execute((transaction) =>
        moveAlerts(transaction, annKey, { email: 'new@example.com', emailKey: 'new@example.com' }),
      );
    expect(await states()).toEqual([{ state: 'ohio' }, { state: 'texas' }]);
    expect(await (await server.get(link)).text()).toMatch(/name="state:texas" value="on"\s+checked/);
    expect(await send([change('ohio'), change('texas')])).toEqual({ mails: 1, changes: 1 });
  });
});
