import { expect, test } from 'vitest';
import { mailTrouble } from './mail-trouble.ts';

const publicOrigin = { PUBLIC_ORIGIN: 'https://atlas.example' };

test('a public server without a mail server is named, with what to set', () => {
  expect(mailTrouble(publicOrigin)).toEqual([expect.stringContaining('Set it, e.g. SMTP_URL=smtps://')]);
});

test('one with a mail server, and one for a developer, are not', () => {
  expect(mailTrouble({ ...publicOrigin, SMTP_URL: 'smtp://mail.example' })).toEqual([]);
  expect(mailTrouble({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toEqual([]);
});

test('where the environment of the server is not here, it is not judged', () => {
  expect(mailTrouble({})).toBe('unknown');
});
