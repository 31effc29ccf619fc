import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerSecurityText, securityTextPath } from './security-text.ts';

test('security.txt names the address to write to, and is never out of date', async () => {
  const now = () => new Date('2026-11-22T05:00:00Z');
  const app = new Hono().get(securityTextPath, answerSecurityText('owner@atlas.example', 'https://atlas.example', now));
  const response = await app.request(securityTextPath);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(await response.text()).toBe(
    'Contact: mailto:owner@atlas.example\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: en\n' +
      'Canonical: https://atlas.example/.well-known/security.txt\n',
  );
});
