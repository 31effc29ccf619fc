import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseOtherSites } from './csrf.ts';

async function statusOf(headers: Record<string, string>, method = 'POST', path = '/api/newsletter'): Promise<number> {
  const app = new Hono().use(refuseOtherSites('https://atlas.example')).all('*', (context) => context.text('done'));
  return (
    await app.request(`http://127.0.0.1:3000${path}`, { method, headers: { host: '127.0.0.1:3000', ...headers } })
  ).status;
}

test.each<[Record<string, string>, number]>([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://atlas.example' }, 403],
  [{ origin: 'https://atlas.example' }, 200],
  [{ origin: 'http://127.0.0.1:3000' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://atlas.example.evil.example' }, 403],
  [{ origin: 'http://127.0.0.1:3001' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 200],
])('%j gets %i', async (headers, status) => {
  expect(await statusOf(headers)).toBe(status);
});

test.each(['PUT', 'DELETE', 'PATCH'])('%s from another site is refused too', async (method) => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' }, method)).toBe(403);
});

test('reading is free, and so is unsubscribing with the token of a mail', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
  expect(await statusOf({ origin: 'https://mail.example' }, 'POST', '/newsletter/unsubscribe?token=x')).toBe(200);
});

test('a script is answered in JSON', async () => {
  const app = new Hono().use(refuseOtherSites('https://atlas.example'));
  const response = await app.request('/', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
  });
  expect(await response.json()).toHaveProperty('errors.form');
});
