import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotName } from '../forms/honeypot.ts';
import { type FormServer, startFormServer } from '../testing/form-server.ts';
import { mailsTo } from '../testing/mail-link.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { exportMessages, listMessages } from './export-messages.ts';

const owner = 'owner@licenseatlas.example';
const typed = {
  name: 'Ann Lee',
  email: 'Ann@Example.com',
  subject: 'Fees in Texas',
  message: 'The fee on your page is old.\n\nIt went up in July.',
};

describeOnDatabases((databases) => {
  let server: FormServer;
  beforeEach(async () => {
    server = await startFormServer(databases);
  });
  afterEach(async () => {
    await server.stop();
    expect(server.failures).toEqual([]);
  });

  const messages = () => server.dependencies.opened.db.selectFrom('messages').selectAll().execute();
  const settled = () =>
    expect
      .poll(async () =>
        (await server.dependencies.opened.db.selectFrom('outbox').select('state').execute()).filter(
          ({ state }) => state !== 'sent',
        ),
      )
      .toEqual([]);

  /** The hidden fields of the form as the page holds them, once a person has taken a minute to write. */
  async function openForm(query = '?category=Niche%20%26%20Miscellaneous'): Promise<Record<string, string>> {
    const page = await (await server.get(`/embed/contact${query}`)).text();
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const category = /name="category" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return { stamp, category };
  }

  test('a form without scripts: stored, mailed to the owner with Reply-To, receipt to the sender', async () => {
    const hidden = await openForm();
    const answer = await server.post('/api/contact', { ...typed, ...hidden });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/embed/contact/sent']);
    expect(await (await server.get('/embed/contact/sent')).text()).toContain('We got your message');
    expect(await messages()).toMatchObject([
      { ...typed, email: 'Ann@example.com', email_key: 'ann@example.com', category: 'Niche & Miscellaneous' },
    ]);
    await server.mailbox.waitFor(2);
    const toOwner = mailsTo(server.mailbox, owner)[0]?.email;
    expect(toOwner).toMatchObject({
      subject: 'Niche & Miscellaneous: Fees in Texas',
      replyTo: [{ address: 'Ann@example.com' }],
    });
    expect(toOwner?.text).toContain('> It went up in July.');
    const receipt = mailsTo(server.mailbox, 'Ann@example.com')[0]?.email;
    const reference = /Reference: ([0-9A-Z]{4}-[0-9A-Z]{4})/.exec(toOwner?.text ?? '')?.[1];
    expect(receipt).toMatchObject({
      subject: 'Your message to LicenseAtlas',
      text: expect.stringContaining(
        `Reference: ${reference}\n\nWe got your message on November 20, 2026 at 12:01 PM UTC.`,
      ),
    });
    expect(await listMessages(server.dependencies.opened.db)).toContain(`  ${reference}  `);
  });

  test('the receipt holds not a word of the message: its address may be a stranger’s', async () => {
    const bait = 'Your account is locked. Confirm it at http://evil.example/login and http://evil.example/bank.';
    const message = `${bait} ${'We have written to you about this before, and this is our last word. '.repeat(4)}`;
    const typedByStranger = {
      name: 'Bank of Zoology',
      email: 'victim@person.example',
      subject: 'Zebra invoice',
      message,
      category: 'Quagga',
    };
    const hidden = await openForm();
    expect((await server.post('/api/contact', { ...hidden, ...typedByStranger })).status).toBe(303);
    await server.mailbox.waitFor(2);
    const [receipt] = mailsTo(server.mailbox, 'victim@person.example');
    expect(receipt?.raw).not.toMatch(/evil|locked|Zoology|Zebra|Quagga/);
    expect(receipt?.email.text).toContain('Reference: ');
  });

  test('a script gets JSON', async () => {
    const sent = await server.postJson('/api/contact', { ...typed, ...(await openForm()) });
    expect([sent.status, await sent.json()]).toEqual([201, { status: 'sent' }]);
    const refused = await server.postJson('/api/contact', { ...typed, email: 'ann', message: '' });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { email: expect.any(String), message: 'Enter your message.' } },
    ]);
    expect(await messages()).toHaveLength(1);
  });

  test('mistakes are told beside their fields, and everything typed is kept', async () => {
    const hidden = await openForm('?category=Exam%20%26%20Fees');
    const response = await server.post('/api/contact', { ...typed, ...hidden, email: 'ann@', subject: '' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('2 fields need another look');
    expect(page).toMatch(/id="email" required aria-invalid="true" aria-describedby="email-error"/);
    expect(page).toMatch(/id="subject-error">Enter a subject\.</);
    for (const kept of [
      'value="Ann Lee"',
      'value="ann@"',
      'The fee on your page is old.\n\nIt went up in July.</textarea>',
      'Exam &amp; Fees',
      `name="stamp" value="${hidden['stamp']}"`,
    ])
      expect(page).toContain(kept);
    expect(await messages()).toEqual([]);
  });

  test('the form and all its answers may stand in this site’s frame and in no other', async () => {
    const answers = [
      await server.get('/embed/contact'),
      await server.get('/embed/contact/sent'),
      await server.post('/api/contact'),
      await server.post('/api/contact', { x: 'x'.repeat(20_000) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 413]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'(;|$)/);
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('the form labels every field and names it for autofill', async () => {
    const page = await (await server.get('/embed/contact?category=Exam')).text();
    for (const field of ['name', 'email', 'subject', 'message'])
      expect(page).toMatch(
        new RegExp(`<label for="${field}">[\\s\\S]*name="${field}"[^>]*autocomplete=[^>]*id="${field}"`),
      );
    expect(page).toContain('Category: Exam<');
  });

  test('in the contact page’s frame, the form’s own heading is only heard: another stands above it', async () => {
    const heading = async (headers?: Record<string, string>): Promise<string> =>
      /<h1[^>]*>/.exec(await (await server.get('/embed/contact', headers)).text())![0];
    expect(await heading({ 'sec-fetch-dest': 'iframe' })).toContain('visually-hidden');
    expect(await heading()).not.toContain('visually-hidden');
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea><script>alert(1)</script>',
    '${7*7}',
    "'; drop table messages; --",
  ])('%s in every field is only text', async (evil) => {
    const page = await (await server.get(`/embed/contact?category=${encodeURIComponent(evil)}`)).text();
    const again = await (
      await server.post('/api/contact', { name: evil, email: evil, subject: evil, message: evil, category: evil })
    ).text();
    for (const html of [page, again]) expect(html).not.toMatch(/<script>alert|<img src=x|<\/textarea><script/);
    const stored = await server.postJson('/api/contact', {
      ...typed,
      name: evil,
      subject: evil,
      message: evil,
      category: evil,
    });
    expect(stored.status).toBe(201);
    expect(await messages()).toMatchObject([{ name: evil, subject: evil, message: evil, category: evil }]);
    const [mail] = await server.mailbox.waitFor(1);
    expect(mail?.email.html).not.toMatch(/<script|<img src=x/);
    expect(mail?.email.text).toContain(evil);
  });

  test.each(['name', 'email', 'subject', 'category'])('a line break in %s cannot add a mail header', async (field) => {
    for (const lineEnd of ['\r\n', '\n', '\r', '\u2028']) {
      const value = `${field === 'email' ? 'ann@example.com' : 'Ann'}${lineEnd}Bcc: victim@example.com`;
      expect((await server.postJson('/api/contact', { ...typed, [field]: value })).status).toBe(422);
      expect((await server.post('/api/contact', { ...typed, [field]: value })).status).toBe(422);
    }
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['the hidden field is filled in', { [honeypotName]: 'on' }, 'hidden box'],
    ['no form was shown', { stamp: '' }, 'form not shown'],
    ['the stamp is forged', { stamp: `${Date.now()}.aaaaaaaaaaaa.${'a'.repeat(43)}` }, 'form not shown'],
    ['a short message holds a link', { message: 'Buy at https://pills.example' }, 'links in a short message'],
  ])('when %s the owner gets the message and is told, and no copy goes out', async (_why, change, words) => {
    expect((await server.post('/api/contact', { ...typed, ...(await openForm()), ...change })).status).toBe(303);
    await server.mailbox.waitFor(1);
    await settled();
    expect(await messages()).toHaveLength(1);
    expect(server.mailbox.mails.map(({ to }) => to)).toEqual([[owner]]);
    expect(server.mailbox.mails[0]?.email.text).toContain(words);
  });

  test('a form sent within three seconds gets no copy', async () => {
    const hidden = await openForm();
    server.clock.now = new Date(server.clock.now.getTime() - 58_000);
    await server.post('/api/contact', { ...typed, ...hidden });
    await server.mailbox.waitFor(1);
    await settled();
    expect(server.mailbox.mails.map(({ to }) => to)).toEqual([[owner]]);
  });

  test('pressing the button twice is one message; writing another with the same form is two', async () => {
    const hidden = await openForm();
    const presses = await Promise.all([1, 2, 3].map(() => server.post('/api/contact', { ...typed, ...hidden })));
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await messages()).toHaveLength(1);
    await server.post('/api/contact', { ...typed, ...hidden, message: 'Another thing.' });
    expect(await messages()).toHaveLength(2);
    await server.mailbox.waitFor(4);
    await settled();
    expect(server.mailbox.mails).toHaveLength(4);
  });

  test('too many messages are refused with the form and the words kept', async () => {
    const hidden = await openForm();
    for (let index = 0; index < 6; index += 1)
      expect((await server.post('/api/contact', { ...typed, ...hidden, message: `Message ${index}` })).status).toBe(
        303,
      );
    const response = await server.post('/api/contact', { ...typed, ...hidden, message: 'Words I want back' });
    expect([response.status, await response.text()]).toEqual([
      429,
      expect.stringContaining('Words I want back</textarea>'),
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await messages()).toHaveLength(6);
  });

  test('another site cannot send for a visitor, and other kinds of body are refused', async () => {
    expect((await server.post('/api/contact', typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) body.set(name, value);
    expect((await fetch(`${server.origin}/api/contact`, { method: 'POST', body })).status).toBe(415);
    expect((await server.post('/api/contact', { ...typed, message: 'x'.repeat(20_000) })).status).toBe(413);
    expect(await messages()).toEqual([]);
  });

  test('messages are listed and exported, harmless to spreadsheets and terminals', async () => {
    await server.postJson('/api/contact', { ...typed, name: '=HYPERLINK("x")', message: '@SUM(A1)' });
    const { db } = server.dependencies.opened;
    const listed = (await listMessages(db)).replace(/  [0-9A-Z]{4}-[0-9A-Z]{4}  /, '  (reference)  ');
    expect(listed).toBe(
      `${server.clock.now.toISOString()}  (reference)  =HYPERLINK("x") <Ann@example.com>  [Niche & ` +
        `Miscellaneous] Fees in Texas\n`,
    );
    const [header, row] = (await exportMessages(db, 'csv')).split('\r\n');
    expect(header).toBe('id,created_at,category,name,email,subject,message');
    expect(row).toMatch(/,"'=HYPERLINK\(""x""\)",Ann@example\.com,Fees in Texas,'@SUM\(A1\)$/);
    expect(JSON.parse(await exportMessages(db, 'json'))).toMatchObject({
      name: '=HYPERLINK("x")',
      message: '@SUM(A1)',
    });
  });
});
