import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotName } from '../forms/honeypot.ts';
import { type FormServer, startFormServer } from '../testing/form-server.ts';
import { mailsTo } from '../testing/mail-link.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { countSubscribers, exportSubscribers } from './export-subscribers.ts';
import type { Issue } from './issue.ts';
import { countWaiting, queueIssue } from './queue-issue.ts';

const ann = 'ann@example.com';
const issue: Issue = {
  slug: 'november',
  subject: 'What changed in November',
  html: '<p>Fees &amp; hours</p>',
  text: 'Fees & hours',
};
const hours = (count: number): number => count * 3_600_000;

describeOnDatabases((databases) => {
  let server: FormServer;
  beforeEach(async () => {
    server = await startFormServer(databases);
  });
  afterEach(async () => {
    await server.stop();
    expect(server.failures).toEqual([]);
  });

  const rows = () =>
    server.dependencies.opened.db.selectFrom('subscribers').selectAll().orderBy('created_at').orderBy('id').execute();
  const tokenOf = (link: string): string => new URL(link, server.origin).searchParams.get('token') ?? '';
  const send = (what: Issue = issue) =>
    queueIssue({ ...server.dependencies, postalAddress: '100 Example Street, Anytown, USA' }, what);

  async function subscribe(email: string): Promise<void> {
    await server.post('/api/newsletter', { email });
    const link = await server.linkFrom(email, '/newsletter/confirm');
    const response = await server.post('/newsletter/confirm', { token: tokenOf(link) });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/confirmed']);
  }

  test('the whole journey: subscribe, confirm, receive an issue, unsubscribe by one click', async () => {
    const answer = await server.post('/api/newsletter', { email: ` ${ann} ` });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/check-your-inbox']);
    expect(await (await server.get('/newsletter/check-your-inbox')).text()).toContain('Check your inbox');

    const link = await server.linkFrom(ann, '/newsletter/confirm');
    const page = await (await server.get(link)).text();
    expect(page).toContain('Confirm my email');
    expect(await rows()).toMatchObject([{ email: ann, status: 'pending', confirmed_at: null }]);

    await server.post('/newsletter/confirm', { token: tokenOf(link) });
    expect(await rows()).toMatchObject([{ status: 'confirmed', confirmed_at: server.clock.now.toISOString() }]);

    expect([await send(), await send()]).toEqual([1, 0]);
    server.dependencies.wakeDelivery();
    const [, mail] = await server.mailbox.waitFor(2);
    expect(mail?.email).toMatchObject({
      subject: issue.subject,
      html: expect.stringContaining('<p>Fees &amp; hours</p>'),
      text: expect.stringContaining('Fees & hours'),
    });
    expect(mail?.email.text).toContain('100 Example Street, Anytown, USA');

    const header = (name: string) => mail?.email.headers.find((candidate) => candidate.key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = header('list-unsubscribe').replace(/^<|>$/g, '');
    const looked = await fetch(address);
    expect([looked.status, (await rows())[0]?.status]).toEqual([200, 'confirmed']);
    // As RFC 8058 has mail programs do it: multipart, no cookies, no origin.
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(address, { method: 'POST', body, redirect: 'error' })).status).toBe(200);
    expect(await rows()).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: server.clock.now.toISOString() }]);

    expect(await send({ ...issue, slug: 'december' })).toBe(0);
    expect(server.mailbox.mails).toHaveLength(2);
  });

  test('scripts get JSON', async () => {
    const taken = await server.postJson('/api/newsletter', { email: ann });
    expect([taken.status, await taken.json()]).toEqual([202, { status: 'pending' }]);
    const refused = await server.postJson('/api/newsletter', { email: 'ann@' });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { email: expect.stringContaining('name@example.com') } },
    ]);
  });

  test('a bad address gets the form again, with what was typed, harmless', async () => {
    const typed = '"><script>alert(1)</script>@example.com';
    const response = await server.post('/api/newsletter', { email: typed });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@example.com"');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('aria-invalid="true"');
    expect(await rows()).toEqual([]);
  });

  test('the answer does not tell a known address from an unknown one; only the mail does', async () => {
    await subscribe(ann);
    const answers = await Promise.all(
      [ann, 'bob@example.com'].map(async (email) => {
        const response = await server.postJson('/api/newsletter', { email });
        return {
          status: response.status,
          body: await response.text(),
          headers: [...response.headers.keys()].toSorted(),
        };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    await server.mailbox.waitFor(3);
    expect(mailsTo(server.mailbox, ann).at(-1)?.email.subject).toContain('already get');
    expect(await rows()).toMatchObject([{ email: ann, status: 'confirmed' }, { status: 'pending' }]);
  });

  test('a browser that fills in a field of an older page loses nobody', async () => {
    const response = await server.post('/api/newsletter', { email: ann, website: 'https://ann.example' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/check-your-inbox']);
    expect(await rows()).toMatchObject([{ email: ann, status: 'pending' }]);
    expect(await server.linkFrom(ann, '/newsletter/confirm')).toContain('token=');
  });

  test('the hidden box is one that no browser fills in by itself', async () => {
    const page = await (await server.post('/api/newsletter', { email: 'ann@' })).text();
    expect(page).toMatch(new RegExp(`<input[^>]* type="checkbox"[^>]* name="${honeypotName}"`));
    expect(page).not.toContain('name="website"');
  });

  test.each(['form', 'script'])(
    'whoever ticks the hidden box (%s) keeps the address and presses once more',
    async (way) => {
      const ticked = { email: ann, [honeypotName]: 'on' };
      const press = () =>
        way === 'form' ? server.post('/api/newsletter', ticked) : server.postJson('/api/newsletter', ticked);
      const first = await press();
      expect([first.status, await first.text()]).toEqual([422, expect.stringContaining('once more')]);
      expect(await rows()).toMatchObject([{ email: ann, status: 'pending' }]);
      expect(await server.dependencies.opened.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
      expect((await press()).status).toBe(way === 'form' ? 303 : 202);
      expect(await server.linkFrom(ann, '/newsletter/confirm')).toContain('token=');
      expect(await rows()).toHaveLength(1);
    },
  );

  test('a confirmation link works for 48 hours, once, and says so afterwards', async () => {
    await server.post('/api/newsletter', { email: ann });
    const link = await server.linkFrom(ann, '/newsletter/confirm');
    server.clock.now = new Date(server.clock.now.getTime() + hours(48));
    const late = await server.get(link);
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('This link expired')]);
    expect((await server.post('/newsletter/confirm', { token: tokenOf(link) })).status).toBe(410);
    expect(await rows()).toMatchObject([{ status: 'pending' }]);

    await server.post('/api/newsletter', { email: ann });
    await server.mailbox.waitFor(2);
    const second = await server.linkFrom(ann, '/newsletter/confirm');
    const presses = await Promise.all(
      [1, 2, 3].map(() => server.post('/newsletter/confirm', { token: tokenOf(second) })),
    );
    expect(presses.map((response) => response.status).toSorted()).toEqual([303, 410, 410]);
    expect(await (await server.get(second)).text()).toContain('already used this link');
  });

  test.each([
    '',
    '?token=',
    '?token=abc',
    `?token=${'a'.repeat(43)}`,
    "?token=' or 1=1 --",
    '?token=%00',
    '?token=%ff',
  ])('an unknown link (%s) offers to start again', async (query) => {
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      const response = await server.get(path + query);
      const said = expect.stringContaining('don’t recognize this link');
      expect([response.status, await response.text()]).toEqual([404, said]);
      expect((await server.post(path + query, { token: 'abc' })).status).toBe(404);
    }
  });

  test('tokens are stored as hashes only', async () => {
    await server.post('/api/newsletter', { email: ann });
    const token = tokenOf(await server.linkFrom(ann, '/newsletter/confirm'));
    await expect
      .poll(async () => (await server.dependencies.opened.db.selectFrom('outbox').select('state').execute())[0]?.state)
      .toBe('sent');
    const stored = JSON.stringify([
      await server.dependencies.opened.db.selectFrom('newsletter_tokens').selectAll().execute(),
      await server.dependencies.opened.db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
  });

  test('an unsubscribed address stays so until its owner confirms again', async () => {
    await subscribe(ann);
    const way = await server.linkFrom(ann, '/newsletter/unsubscribe');
    server.clock.now = new Date(server.clock.now.getTime() + hours(24 * 400));
    expect(await (await server.get(way)).text()).toContain('<button class="button">Unsubscribe</button>');
    expect((await server.post(way)).status).toBe(200);
    expect((await server.post(way)).status).toBe(200);
    await server.post('/api/newsletter', { email: ann });
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
    await server.mailbox.waitFor(2);
    await server.post('/newsletter/confirm', { token: tokenOf(await server.linkFrom(ann, '/newsletter/confirm')) });
    expect(await rows()).toMatchObject([{ status: 'confirmed', unsubscribed_at: null, language: 'en' }]);
  });

  test('unsubscribing ends confirmation links and takes back issues that wait', async () => {
    await subscribe(ann);
    const way = await server.linkFrom(ann, '/newsletter/unsubscribe');
    server.mailbox.behaviour.code = 451;
    expect(await send()).toBe(1);
    server.dependencies.wakeDelivery();
    await expect
      .poll(() =>
        server.dependencies.opened.db
          .selectFrom('outbox')
          .select('state')
          .where('attempts', '=', 1)
          .where('state', '!=', 'sent')
          .execute(),
      )
      .toEqual([{ state: 'queued' }]);
    await server.post(way);
    expect(
      await server.dependencies.opened.db.selectFrom('outbox').select('subject').where('state', '!=', 'sent').execute(),
    ).toEqual([]);
  });

  test('an issue that waits for a slow mail server is not handed over once its reader has left', async () => {
    await subscribe(ann);
    const way = await server.linkFrom(ann, '/newsletter/unsubscribe');
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    server.mailbox.behaviour.holds.recipient = held;
    await send();
    server.dependencies.wakeDelivery();
    const { db } = server.dependencies.opened;
    const sending = db.selectFrom('outbox').select('state').where('state', '=', 'sending');
    await expect.poll(() => sending.execute(), { timeout: 40_000 }).toHaveLength(1);
    expect((await server.post(way)).status).toBe(200);
    goOn();
    await server.post('/api/newsletter', { email: 'bob@example.com' });
    await server.linkFrom('bob@example.com', '/newsletter/confirm');
    await server.stop();
    expect(mailsTo(server.mailbox, ann).map(({ email }) => email.subject)).not.toContain(issue.subject);
  });

  test('an issue that was given up cannot be asked for again once its reader has left', async () => {
    await subscribe(ann);
    const way = await server.linkFrom(ann, '/newsletter/unsubscribe');
    await send();
    const { db } = server.dependencies.opened;
    await db.updateTable('outbox').set({ state: 'failed' }).where('state', '=', 'queued').execute();
    expect((await server.post(way)).status).toBe(200);
    expect(await db.selectFrom('outbox').select('subject').where('state', '=', 'failed').execute()).toEqual([]);
  });

  test('two capitals are one address; two sign-ups at once are one subscriber', async () => {
    const answers = await Promise.all(
      ['Ann@Example.com', 'ann@example.com', 'ANN@EXAMPLE.COM'].map((email) =>
        server.postJson('/api/newsletter', { email }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await rows()).toHaveLength(1);
  });

  test('one mailbox is not flooded: the fourth try in an hour is refused in both forms', async () => {
    for (const _ of [1, 2, 3]) expect((await server.postJson('/api/newsletter', { email: ann })).status).toBe(202);
    const script = await server.postJson('/api/newsletter', { email: ann });
    expect([script.status, await script.json()]).toEqual([
      429,
      { errors: { form: expect.stringContaining('tried too often') } },
    ]);
    expect(Number(script.headers.get('retry-after'))).toBeGreaterThan(0);
    const form = await server.post('/api/newsletter', { email: ann });
    expect([form.status, await form.text()]).toEqual([429, expect.stringContaining('tried too often')]);
  });

  test('another site cannot subscribe or confirm for a visitor', async () => {
    const other = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await server.post('/api/newsletter', { email: ann }, other)).status).toBe(403);
    expect((await server.post('/newsletter/confirm', { token: 'x' }, other)).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['a header', 'ann@example.com\r\nBcc: victim@example.com'],
    ['a list', 'ann@example.com,victim@example.com'],
    ['SQL', "ann'); drop table subscribers; --@example.com"],
    ['HTML', '<b>@example.com'],
    ['nothing', ''],
    ['9,000 letters', 'x'.repeat(9000)],
  ])('%s for an address is refused everywhere and stored nowhere', async (_what, email) => {
    expect((await server.post('/api/newsletter', { email })).status).toBe(422);
    expect((await server.postJson('/api/newsletter', { email })).status).toBe(422);
    for (const value of [null, 7, [ann], { email: ann }])
      expect((await server.postJson('/api/newsletter', { email: value })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('an issue stopped half-way goes on where it stopped, never twice to one address', async () => {
    const { opened } = server.dependencies;
    const time = server.clock.now.toISOString();
    const people = Array.from({ length: 250 }, (_, index) => ({
      id: `s${String(index).padStart(3, '0')}`,
      email: `p${index}@example.com`,
      email_key: `p${index}@example.com`,
      status: 'confirmed' as const,
      created_at: time,
      confirmed_at: time,
      unsubscribed_at: null,
      language: 'en',
    }));
    await opened.db.insertInto('subscribers').values(people).execute();
    let written = 0;
    const dies = {
      ...server.dependencies,
      postalAddress: 'x',
      enqueueMail: async (...parts: Parameters<typeof server.dependencies.enqueueMail>) => {
        written += 1;
        if (written === 150) throw new Error('killed');
        return server.dependencies.enqueueMail(...parts);
      },
    };
    await expect(queueIssue(dies, issue)).rejects.toThrow('killed');
    expect(await countWaiting(server.dependencies, issue.slug)).toBe(150);
    const runs = await Promise.all([send(), send()]);
    expect(runs[0] + runs[1]).toBe(150);
    const keys = await opened.db.selectFrom('outbox').select('recipient').execute();
    expect(new Set(keys.map(({ recipient }) => recipient)).size).toBe(250);
    expect(keys).toHaveLength(250);
  });

  test('a slug belongs to one issue', async () => {
    await send();
    await expect(send({ ...issue, subject: 'Another' })).rejects.toThrow('was sent before');
  });

  test('the confirmed are counted and exported; the rest only when asked for', async () => {
    await subscribe('=cmd@example.com');
    await server.post('/api/newsletter', { email: 'bob@example.com' });
    const { db } = server.dependencies.opened;
    expect(await countSubscribers(db)).toBe('1 confirmed, 1 pending, 0 unsubscribed');
    expect((await exportSubscribers(db, false)).split('\r\n')).toEqual([
      'email,confirmed_at',
      `'=cmd@example.com,${server.clock.now.toISOString()}`,
      '',
    ]);
    const all = (await exportSubscribers(db, true)).split('\r\n');
    expect(all[0]).toBe('email,status,created_at,confirmed_at,unsubscribed_at');
    expect(all[2]).toContain('bob@example.com,pending,');
  });
});
