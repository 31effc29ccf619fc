import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashLinkToken, newLinkToken, stateOfLink } from './link-token.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

test('a token is 32 random bytes in base64url, stored as its SHA-256', () => {
  const token = newLinkToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(token).not.toBe(newLinkToken());
  expect(hashLinkToken(token)).toBe(createHash('sha256').update(token).digest('hex'));
});

test.each([undefined, '', 'abc', 'a'.repeat(44), `${'a'.repeat(42)}'`, `${'a'.repeat(42)}\0`])(
  '%j cannot be a token',
  (token) => {
    expect(hashLinkToken(token)).toBeNull();
  },
);

test.each([
  [undefined, 'unknown'],
  [{ expires_at: null, used_at: null }, 'good'],
  [{ expires_at: '2026-11-20T12:00:00.001Z', used_at: null }, 'good'],
  [{ expires_at: '2026-11-20T12:00:00.000Z', used_at: null }, 'expired'],
  [{ expires_at: '2026-11-20T11:00:00.000Z', used_at: '2026-11-20T10:00:00.000Z' }, 'used'],
])('%j is %s', (row, state) => {
  expect(stateOfLink(row, now)).toBe(state);
});
