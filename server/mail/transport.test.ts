import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { OutboxRow } from '../db/schema.ts';
import { startFaultySmtp } from '../testing/faults/faulty-smtp.ts';
import { startMailReceiver, unusedPort } from '../testing/mail-receiver.ts';
import { createMailTransport, readFailure, rfcTimeouts } from './transport.ts';

const mail: OutboxRow = {
  id: 'mail-1',
  dedupe_key: 'k',
  recipient: 'ann@example.com',
  recipient_key: 'ann@example.com',
  reply_to: null,
  subject: 'Grüße',
  text: 'Good day.',
  html: null,
  headers: '{}',
  created_at: '2026-11-20T12:00:00.000Z',
  next_attempt_at: '2026-11-20T12:00:00.000Z',
  attempts: 1,
  state: 'sending',
  lease_until: null,
  lease_owner: null,
  message_id: null,
  silent_attempts: 0,
  sent_at: null,
  last_error: null,
};

const isStillDue = async (): Promise<boolean> => true;

test('without an SMTP server mails become files, one for each mail', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'license-atlas-mail-'));
  const transport = createMailTransport({ dataDirectory, mailFrom: 'news@atlas.example' });
  expect([await transport.send(mail, isStillDue), await transport.send(mail, isStillDue)]).toEqual([
    { outcome: 'sent' },
    { outcome: 'sent' },
  ]);
  expect(await readdir(join(dataDirectory, 'outbox'))).toEqual(['mail-1.eml']);
  const email = await PostalMime.parse(await readFile(join(dataDirectory, 'outbox/mail-1.eml')));
  expect(email).toMatchObject({
    subject: 'Grüße',
    messageId: '<mail-1@atlas.example>',
    date: '2026-11-20T12:00:00.000Z',
    to: [{ address: 'ann@example.com' }],
  });
  await rm(dataDirectory, { recursive: true });
});

test('a server that is not there is unreachable, not a refusal', async () => {
  const transport = createMailTransport({
    smtpUrl: `smtp://127.0.0.1:${await unusedPort()}`,
    dataDirectory: '/nowhere',
    mailFrom: 'news@atlas.example',
  });
  expect((await transport.send(mail, isStillDue)).outcome).toBe('unreachable');
  transport.close();
});

test.each([
  [451, false, 'refused'],
  [550, true, 'refused'],
  [421, undefined, 'unreachable'],
])('answer %i', async (code, permanent, outcome) => {
  const receiver = await startMailReceiver();
  receiver.behaviour.code = code;
  const transport = createMailTransport({
    smtpUrl: receiver.url,
    dataDirectory: '/nowhere',
    mailFrom: 'news@atlas.example',
  });
  const result = await transport.send(mail, isStillDue);
  expect([result.outcome, 'permanent' in result ? result.permanent : undefined]).toEqual([outcome, permanent]);
  transport.close();
  await receiver.stop();
});

/** From one write to many more than a socket holds (64 KB at once, a few megabytes in all). */
test.each([1, 63, 64, 65, 200, 1000, 8000])(
  'a server that has a mail of %i KB whole and hangs up may have taken it',
  async (kilobytes) => {
    const smtp = await startFaultySmtp();
    smtp.behaviour = 'vanish';
    const transport = createMailTransport({ smtpUrl: smtp.url, dataDirectory: '', mailFrom: 'news@atlas.example' });
    const large = { ...mail, text: 'Good day to you.\r\n'.repeat((kilobytes * 1024) / 18) };
    const { outcome } = await transport.send(large, isStillDue);
    expect([outcome, ...[...smtp.mails.values()].map(({ unanswered }) => unanswered)]).toEqual(['silent', 1]);
    transport.close();
    await smtp.goAway();
  },
);

test('no server is hung up on before RFC 5321, section 4.5.3.2, allows it', () => {
  const minute = 60_000;
  expect(rfcTimeouts.greeting).toBeGreaterThan(5 * minute);
  expect(rfcTimeouts.reply).toBeGreaterThan(10 * minute);
});

test.each([
  ['not begun', {}, 'unreachable'],
  ['begun', {}, 'refused'],
  ['handed over', {}, 'silent'],
  ['handed over', { responseCode: 451, code: 'EMESSAGE' }, 'refused'],
  ['handed over', { responseCode: 421, code: 'EMESSAGE' }, 'unreachable'],
] as const)('a connection lost when the mail was %s, with %j, is %s', (progress, answer, outcome) => {
  expect(readFailure({ code: 'ECONNECTION', ...answer }, progress).outcome).toBe(outcome);
});
