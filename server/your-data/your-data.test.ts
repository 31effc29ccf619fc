import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queueChanges } from '../alerts/queue-changes.ts';
import type { Database } from '../db/schema.ts';
import { queueIssue } from '../newsletter/queue-issue.ts';
import { honeypotName } from '../forms/honeypot.ts';
import { type FormServer, startFormServer } from '../testing/form-server.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { correctAddress } from './correct-address.ts';
import { deleteHeldData } from './delete-data.ts';

const ann = 'ann@example.com';
const bob = 'bob@example.com';
const anotherAnn = 'Ann.Lee@example.org';

describeOnDatabases((databases, kind) => {
  let server: FormServer;
  beforeEach(async () => {
    server = await startFormServer(databases);
  });
  afterEach(async () => {
    await server.stop();
    expect(server.failures).toEqual([]);
  });

  const tokenOf = (link: string): string => new URL(link, server.origin).searchParams.get('token') ?? '';
  const wait = (milliseconds: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  };

  async function subscribe(email: string): Promise<void> {
    await server.post('/api/newsletter', { email });
    await server.post('/newsletter/confirm', { token: tokenOf(await server.linkFrom(email, '/newsletter/confirm')) });
  }
  async function confirmAlerts(email: string): Promise<void> {
    await server.post('/api/alerts', { email, 'state:ohio': 'on' });
    await server.post('/alerts/confirm', { token: tokenOf(await server.linkFrom(email, '/alerts/confirm')) });
  }
  async function write(email: string, subject: string): Promise<void> {
    expect(
      (
        await server.postJson('/api/contact', {
          name: 'Ann <b>Lee</b>',
          email,
          subject,
          message: `From ${email}:\n<script>alert(1)</script>`,
        })
      ).status,
    ).toBe(201);
  }
  async function receiveIssue(): Promise<void> {
    await queueIssue(
      { ...server.dependencies, postalAddress: 'x' },
      { slug: 'november', subject: 'What changed', html: '<p>x</p>', text: 'x' },
    );
  }
  /** Ann's address to her other one, without the mails for it. `meanwhile`: before it is committed. */
  const correct = (meanwhile: (transaction: Transaction<Database>) => Promise<void> = async () => undefined) =>
    server.dependencies.opened.db.transaction().execute(async (transaction) => {
      const address = { email: anotherAnn, emailKey: anotherAnn.toLowerCase() };
      await correctAddress(transaction, ann, address, server.clock.now);
      await meanwhile(transaction);
    });
  /** On PostgreSQL: for a row that this transaction holds. */
  const untilSomebodyWaits = (transaction: Transaction<Database>) =>
    expect
      .poll(
        async () =>
          (
            await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
              and datname = current_database()`.execute(transaction)
          ).rows,
        { timeout: 40_000 },
      )
      .toHaveLength(1);
  async function openLink(email: string): Promise<string> {
    const answer = await server.post('/your-data', { email });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/your-data/check-your-inbox']);
    return server.linkFrom(email, '/your-data/view');
  }
  const settled = () =>
    expect
      .poll(async () =>
        (await server.dependencies.opened.db.selectFrom('outbox').select('state').execute()).filter(
          ({ state }) => state !== 'sent',
        ),
      )
      .toEqual([]);
  const everything = async () => {
    const tables: (keyof Database)[] = [
      'subscribers',
      'newsletter_tokens',
      'newsletter_deliveries',
      'messages',
      'outbox',
    ];
    const contents = await Promise.all(
      tables.map((table) => server.dependencies.opened.db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(contents);
  };

  test('the page shows all that is held, harmlessly, and looking changes nothing', async () => {
    await subscribe(ann);
    await write(ann, 'Fees in "Texas"');
    await receiveIssue();
    await server.post('/your-data', { email: 'ANN@EXAMPLE.COM' });
    const link = await server.linkFrom('ANN@example.com', '/your-data/view');
    await settled();
    const before = await everything();
    const page = await (await server.get(link)).text();
    for (const part of [
      'Status: confirmed',
      'November 20, 2026 at 12:00 PM',
      'What changed',
      'Fees in &quot;Texas&quot;',
      'Ann &lt;b&gt;Lee&lt;/b&gt;',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      'to the owner of this site',
      'unsubscribe, sent',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('<script>alert');
    expect(await everything()).toBe(before);
  });

  test('the download is the same as JSON', async () => {
    await subscribe(ann);
    await write(ann, 'Fees');
    const link = await openLink(ann);
    const response = await server.get(link.replace('/view', '/download'));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="your-data.json"');
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'application/json',
      'no-store',
    ]);
    expect(await response.json()).toMatchObject({
      emailAddress: ann,
      subscription: { status: 'confirmed', confirmedAt: server.clock.now.toISOString() },
      messages: [{ subject: 'Fees', message: `From ${ann}:\n<script>alert(1)</script>` }],
      mails: expect.arrayContaining([
        expect.objectContaining({ to: 'the owner of this site' }),
        expect.objectContaining({ to: 'you' }),
      ]),
    });
  });

  test('deleting needs a second press, takes everything of this person and nothing of another', async () => {
    for (const email of [ann, bob]) {
      await subscribe(email);
      await write(email, `A question by ${email}`);
    }
    await receiveIssue();
    const token = tokenOf(await openLink(ann));
    await server.post('/your-data/correct', { token, email: anotherAnn });
    const first = await server.post('/your-data/delete', { token });
    expect([first.status, await first.text()]).toEqual([200, expect.stringContaining('Yes, delete everything')]);
    expect(await everything()).toContain(ann);

    const second = await server.post('/your-data/delete', { token, confirmed: 'yes' });
    expect([second.status, second.headers.get('location')]).toEqual([303, '/your-data/deleted']);
    const left = await everything();
    expect(left).not.toContain(ann);
    expect(left).not.toContain(anotherAnn);
    expect(left).toContain(`A question by ${bob}`);
    expect(await server.dependencies.opened.db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: bob },
    ]);
    expect(await server.dependencies.opened.db.selectFrom('newsletter_deliveries').selectAll().execute()).toHaveLength(
      1,
    );
    expect((await server.get(`/your-data/view?token=${token}`)).status).toBe(404);
    expect(await (await server.get('/your-data/deleted')).text()).toContain('Everything is deleted');
  });

  test('correcting needs the new address’s word, and then moves everything', async () => {
    await subscribe(ann);
    await write(ann, 'Fees');
    await receiveIssue();
    const token = tokenOf(await openLink(ann));
    const asked = await server.post('/your-data/correct', { token, email: anotherAnn });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/your-data/check-the-new-inbox']);
    const link = await server.linkFrom(anotherAnn, '/your-data/new-address');
    expect(await (await server.get(link)).text()).toContain(anotherAnn);
    expect(await server.dependencies.opened.db.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: ann },
    ]);

    await settled();
    const pressed = await server.post('/your-data/new-address', { token: tokenOf(link) });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/your-data/corrected']);
    expect(
      await server.dependencies.opened.db.selectFrom('subscribers').select(['email', 'email_key', 'status']).execute(),
    ).toEqual([{ email: anotherAnn, email_key: anotherAnn.toLowerCase(), status: 'confirmed' }]);
    expect(await server.dependencies.opened.db.selectFrom('messages').select(['email', 'email_key']).execute()).toEqual(
      [{ email: anotherAnn, email_key: anotherAnn.toLowerCase() }],
    );
    expect((await server.get(`/your-data/view?token=${token}`)).status).toBe(404);
    expect((await server.post('/your-data/new-address', { token: tokenOf(link) })).status).toBe(404);
  });

  test('correcting to an address that subscribed too makes one subscriber, who gets no issue twice', async () => {
    await subscribe(ann);
    await server.post('/api/newsletter', { email: bob });
    await receiveIssue();
    const wayOut = await server.linkFrom(ann, '/newsletter/unsubscribe');
    await server.post('/your-data/correct', { token: tokenOf(await openLink(ann)), email: bob });
    await server.post('/your-data/new-address', {
      token: tokenOf(await server.linkFrom(bob, '/your-data/new-address')),
    });
    const { db } = server.dependencies.opened;
    expect(await db.selectFrom('subscribers').select(['email', 'status']).execute()).toEqual([
      { email: bob, status: 'confirmed' },
    ]);
    await receiveIssue();
    expect(await db.selectFrom('newsletter_deliveries').selectAll().execute()).toHaveLength(1);
    expect((await server.post(wayOut)).status).toBe(200);
    expect(await db.selectFrom('subscribers').select('status').execute()).toEqual([{ status: 'unsubscribed' }]);
  });

  test.each(['issue', 'alert'])(
    'who is deleted in the moment in which an %s is queued for them gets none',
    async (what) => {
      await subscribe(ann);
      await confirmAlerts(ann);
      await settled();
      const { opened, enqueueMail } = server.dependencies;
      let deletion: Promise<void> | undefined;
      const sender = {
        ...server.dependencies,
        postalAddress: 'x',
        async enqueueMail(...[transaction, mail, time]: Parameters<typeof enqueueMail>) {
          await enqueueMail(transaction, mail, time);
          deletion = opened.db.transaction().execute((other) => deleteHeldData(other, ann));
          if (kind === 'postgres') await untilSomebodyWaits(transaction);
        },
      };
      const change = { id: 'fee', page: 'x', state: 'ohio', place: 'Ohio', on: '2026-11-21', sources: [], text: 'x' };
      if (what === 'alert') await queueChanges(sender, [change]);
      else await queueIssue(sender, { slug: 'november', subject: 'What changed', html: '<p>x</p>', text: 'x' });
      await deletion;
      expect(deletion).toBeDefined();
      expect(await opened.db.selectFrom('outbox').select('subject').where('state', '!=', 'sent').execute()).toEqual([]);
    },
  );

  test('an issue on its way while the address is corrected goes to the new one', async () => {
    await subscribe(ann);
    await settled();
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    server.mailbox.behaviour.holds.recipient = held;
    await receiveIssue();
    server.dependencies.wakeDelivery();
    const { db } = server.dependencies.opened;
    const states = db.selectFrom('outbox').select('state').where('state', '!=', 'sent');
    await expect.poll(() => states.execute(), { timeout: 40_000 }).toEqual([{ state: 'sending' }]);
    await correct();
    goOn();
    await settled();
    const issues = server.mailbox.mails.filter(({ email }) => email.subject === 'What changed');
    expect(issues.map(({ to }) => to)).toEqual([[anotherAnn]]);
  });

  test('who unsubscribes in the moment of a correction gets nothing that waits, nor any issue later', async () => {
    await subscribe(ann);
    await server.post('/api/newsletter', { email: anotherAnn });
    const way = await server.linkFrom(ann, '/newsletter/unsubscribe');
    await settled();
    await receiveIssue();
    let left: Promise<Response> | undefined;
    await correct(async (transaction) => {
      left = server.post(way);
      if (kind === 'postgres') await untilSomebodyWaits(transaction);
    });
    // The correction took over the subscription: the link it had has moved, and is good at the next press.
    if ((await left)?.status !== 200) expect((await server.post(way)).status).toBe(200);
    const { db } = server.dependencies.opened;
    expect(await db.selectFrom('outbox').select('recipient').where('state', '!=', 'sent').execute()).toEqual([]);
    expect(await db.selectFrom('subscribers').select('status').execute()).toEqual([{ status: 'unsubscribed' }]);
  });

  test('a wrong new address is answered beside its field', async () => {
    await subscribe(ann);
    const token = tokenOf(await openLink(ann));
    const wrong = await server.post('/your-data/correct', { token, email: '"><b>ann@' });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('value="&quot;&gt;&lt;b&gt;ann@"'),
    ]);
    const same = await server.post('/your-data/correct', { token, email: ann.toUpperCase() });
    expect([same.status, await same.text()]).toEqual([422, expect.stringContaining('the address we have')]);
  });

  test('a stranger’s address gets the same answer and a page that holds next to nothing', async () => {
    const link = await openLink('nobody@example.com');
    await settled();
    const page = await (await server.get(link)).text();
    expect(page).toContain('No subscription.');
    const known = await server.post('/your-data', { email: ann });
    await subscribe(ann);
    const unknown = await server.post('/your-data', { email: 'never-seen@example.com' });
    expect([known.status, known.headers.get('location'), await known.text()]).toEqual([
      unknown.status,
      unknown.headers.get('location'),
      await unknown.text(),
    ]);
  });

  test('the link works for one hour', async () => {
    const link = await openLink(ann);
    wait(3_599_999);
    expect((await server.get(link)).status).toBe(200);
    wait(1);
    for (const path of [link, link.replace('/view', '/download')]) expect((await server.get(path)).status).toBe(404);
    for (const path of ['/your-data/delete', '/your-data/correct']) {
      expect((await server.post(path, { token: tokenOf(link), confirmed: 'yes', email: bob })).status).toBe(404);
    }
  });

  test('one kind of link opens nothing of another kind', async () => {
    await subscribe(ann);
    const unsubscribeToken = tokenOf(await server.linkFrom(ann, '/newsletter/unsubscribe'));
    expect((await server.get(`/your-data/view?token=${unsubscribeToken}`)).status).toBe(404);
    expect((await server.post('/your-data/delete', { token: unsubscribeToken, confirmed: 'yes' })).status).toBe(404);
    expect((await server.post('/your-data/new-address', { token: unsubscribeToken })).status).toBe(404);
    const viewToken = tokenOf(await openLink(ann));
    expect((await server.post(`/newsletter/unsubscribe?token=${viewToken}`)).status).toBe(404);
  });

  test('links that name an address are forgotten a week after they end', async () => {
    await openLink(ann);
    wait(7 * 24 * 3_600_000 + 3_600_001);
    await openLink(bob);
    expect(await server.dependencies.opened.db.selectFrom('newsletter_tokens').select('email_key').execute()).toEqual([
      { email_key: bob },
    ]);
  });

  test('robots, other sites and floods get nothing', async () => {
    const ticked = await server.post('/your-data', { email: ann, [honeypotName]: 'on' });
    expect([ticked.status, await ticked.text()]).toEqual([422, expect.stringContaining('once more')]);
    expect((await server.post('/your-data', { email: ann }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await server.post('/your-data', { email: 'ann@' })).status).toBe(422);
    expect(await server.dependencies.opened.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    for (const _ of [1, 2])
      expect((await server.post('/your-data', { email: ann, [honeypotName]: 'on' })).status).toBe(303);
    expect((await server.post('/your-data', { email: ann })).status).toBe(429);
  });
});
