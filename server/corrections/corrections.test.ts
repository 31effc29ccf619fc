import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotName } from '../forms/honeypot.ts';
import { listMessages } from '../contact/export-messages.ts';
import { describeOnDatabases } from '../testing/describe-on-databases.ts';
import { type FormServer, startFormServer } from '../testing/form-server.ts';
import { deleteHeldData } from '../your-data/delete-data.ts';
import { closeCorrection, listCorrections } from './list-corrections.ts';

const owner = 'owner@licenseatlas.example';
const address = '/corrections?state=ohio&fact=entry.exam.feeUsd&source=s1';
const typed = { message: 'It is $65 since May.\nhttps://psi.example/fees', name: 'Ann', email: 'Ann@Example.com' };

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
  const corrections = () => db().selectFrom('corrections').selectAll().execute();
  const page = async (path: string): Promise<string> => (await server.get(path)).text();

  /** The hidden fields as a browser sends them back, a minute later. */
  async function openForm(path = address): Promise<Record<string, string>> {
    const form = await page(path);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g);
    return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  }

  test('without scripts: the form names state, fact, value and source, and they arrive with what is sent', async () => {
    const form = await page(address);
    expect(form.replace(/\s+/g, ' ')).toContain('Ohio, exam fee: <strong>$63</strong>');
    expect(form).toContain('<a href="https://prep.example/ohio" rel="noopener">PrepAgent</a>');
    const answer = await server.post('/api/correction', { ...(await openForm()), ...typed, thanks: 'yes' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/corrections/sent']);
    expect(await page('/corrections/sent')).toContain('Thank you');
    expect(await corrections()).toMatchObject([
      { state: 'ohio', fact: 'entry.exam.feeUsd', value: '$63', source: 'https://prep.example/ohio', wants_thanks: 1 },
    ]);
    const [mail] = await server.mailbox.waitFor(1);
    expect(mail?.to).toEqual([owner]);
    expect(mail?.email).toMatchObject({
      subject: 'Correction: Ohio, exam fee',
      replyTo: [{ address: 'Ann@example.com' }],
    });
    for (const told of ['ohio entry.exam.feeUsd', 'https://prep.example/ohio', '> It is $65 since May.', 'thanked'])
      expect(mail?.email.text).toContain(told);
    expect(mail?.email.text).not.toContain('spam');
  });

  test('no name and no address are needed; then no mail can be answered and none goes to a stranger', async () => {
    const answer = await server.post('/api/correction', { ...(await openForm()), message: 'It is $65.' });
    expect(answer.status).toBe(303);
    const [mail] = await server.mailbox.waitFor(1);
    expect([mail?.to, mail?.email.replyTo]).toEqual([[owner], undefined]);
    expect(await listMessages(db())).toContain('[Correction] Ohio, exam fee');
  });

  test('an address that names no fact lets it be chosen; the one fact of a source is named', async () => {
    const choices = (form: string): string[] =>
      [...form.matchAll(/type="radio" name="fact" value="([^"]+)"/g)].map(([, path]) => path!);
    const all = ['entry.exam.feeUsd', 'entry.exam.minutes', 'entry.examLanguages'];
    expect(choices(await page('/corrections?state=ohio'))).toEqual(all);
    expect(choices(await page('/corrections?state=ohio&source=s1'))).toEqual(all.slice(0, 2));
    expect(choices(await page('/corrections?state=ohio&source=nothing&fact=toString'))).toEqual(all);
    expect(await page('/corrections?state=ohio&source=s2')).toContain('value="entry.exam.minutes"');
    for (const state of ['atlantis', '__proto__', 'constructor']) {
      const answer = await server.get(`/corrections?state=${state}`);
      expect([answer.status, (await answer.text()).includes('Which guide has the mistake?')]).toEqual([404, true]);
    }
    // The page itself is a file of the build, which this server's site lacks.
    expect((await server.get('/corrections')).status).toBe(404);
  });

  test.each([
    ['no such state', { state: 'atlantis' }],
    ['no such fact', { fact: 'entry.exam.price' }],
    ['what every object has', { fact: 'constructor' }],
    ['no words', { message: ' ' }],
    ['too many words', { message: 'x'.repeat(5001) }],
    ['a broken address', { email: 'ann@' }],
    ['thanks for nobody', { thanks: 'yes', name: '' }],
    ['a header of its own', { name: 'Ann\r\nBcc: victim@example.com' }],
  ])('%s: refused with what was typed, nothing stored', async (_why, change) => {
    const sent = { ...(await openForm()), ...typed, ...change };
    const answer = await server.post('/api/correction', sent);
    expect(answer.status).toBe(422);
    if (!('state' in change) && sent.message.length === typed.message.length)
      expect(await answer.text()).toContain('It is $65 since May.');
    expect((await server.postJson('/api/correction', sent)).status).toBe(422);
    expect(await corrections()).toEqual([]);
    expect(await db().selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('pressing twice is one correction; the hidden box only warns the owner; a flood is refused', async () => {
    const form = await openForm();
    for (let press = 0; press < 3; press += 1)
      expect((await server.post('/api/correction', { ...form, ...typed })).status).toBe(303);
    expect(await corrections()).toHaveLength(1);
    await server.post('/api/correction', { ...form, message: 'Bought?', [honeypotName]: 'on' });
    const mails = await server.mailbox.waitFor(2);
    expect(mails.map(({ email }) => email.text?.includes('hidden box checked'))).toEqual([false, true]);
    for (let count = 4; count < 20; count += 1)
      expect((await server.post('/api/correction', { ...form, message: `Number ${count}` })).status).toBe(303);
    const over = await server.post('/api/correction', { ...form, message: 'Words I want back' });
    expect([over.status, await over.text()]).toEqual([429, expect.stringContaining('Words I want back</textarea>')]);
    expect(await corrections()).toHaveLength(18);
  });

  test('they are listed with their words and closed by reference, once', async () => {
    await server.post('/api/correction', { ...(await openForm()), ...typed });
    const listed = await listCorrections(db());
    expect(listed).toContain('open  ohio entry.exam.feeUsd = $63');
    expect(listed).toContain('    > https://psi.example/fees');
    const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(listed)![0];
    expect(await closeCorrection(db(), 'AAAA-AAAA', 'accepted', server.clock.now)).toBe(false);
    expect(await closeCorrection(db(), reference.toLowerCase(), 'accepted', server.clock.now)).toBe(true);
    expect(await closeCorrection(db(), reference, 'declined', server.clock.now)).toBe(false);
    expect(await listCorrections(db())).toBe('');
    expect(await listCorrections(db(), true)).toContain('accepted  ohio');
  });

  test('whoever has everything deleted has the correction deleted too', async () => {
    await server.post('/api/correction', { ...(await openForm()), ...typed });
    await db()
      .transaction()
      .execute((transaction) => deleteHeldData(transaction, 'ann@example.com'));
    expect(await corrections()).toEqual([]);
    expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
