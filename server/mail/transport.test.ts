import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { OutboxRow } from '../db/schema.ts';
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

test('without an SMTP server mails become files, one for each mail', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'license-atlas-mail-'));
  const transport = createMailTransport({ dataDirectory, mailFrom: 'news@atlas.example' });
  expect([await transport.send(mail), await transport.send(mail)]).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }]);
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
  expect((await transport.send(mail)).outcome).toBe('unreachable');
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
  const result = await transport.send(mail);
  expect([result.outcome, 'permanent' in result ? result.permanent : undefined]).toEqual([outcome, permanent]);
  transport.close();
  await receiver.stop();
});

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
