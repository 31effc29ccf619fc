import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp, type AppDependencies } from './app.ts';
import type { LogEntry } from './http/errors.ts';
import { createTinySite, tinySiteFiles, type TinySite } from './testing/tiny-site.ts';

let site: TinySite;
let logged: LogEntry[];

beforeEach(async () => {
  site = await createTinySite();
  logged = [];
});

afterEach(() => site.remove());

async function request(
  path: string,
  init: RequestInit = {},
  overrides: Partial<AppDependencies> = {},
): Promise<Response> {
  const dependencies = {
    clientDirectory: site.clientDirectory,
    headers: site.headers,
    log: (entry: LogEntry) => void logged.push(entry),
    now: () => new Date(0),
  };
  const app = await createApp({ ...dependencies, ...overrides });
  return app.request(path, init);
}

test('pages may not be framed, embeds only by this site', async () => {
  const [page, embed] = [await request('/texas'), await request('/embed/player')];
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(embed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(embed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('open data and feeds may be loaded by other sites, the rest not', async () => {
  const policy = async (path: string) => (await request(path)).headers.get('cross-origin-resource-policy');
  expect([await policy('/data/states.json'), await policy('/feed.xml')]).toEqual(['cross-origin', 'cross-origin']);
  expect([await policy('/texas'), await policy('/assets/entry-B7xk2a.js')]).toEqual(['same-origin', 'same-origin']);
});

test('over http nothing forces TLS, whatever a visitor claims', async () => {
  const response = await request('/texas', { headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers.get('strict-transport-security')).toBeNull();
  expect(response.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test.each([
  ['https://site.example/texas', {}, false],
  ['/texas', { 'x-forwarded-proto': 'https' }, true],
])('over TLS (%s) HSTS and the upgrade are sent', async (url, headers, trustProxy) => {
  const response = await request(url, { headers }, { trustProxy });
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(response.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/);
});

test('a trusted proxy that speaks http to the visitor gets no HSTS', async () => {
  const response = await request('/texas', { headers: { 'x-forwarded-proto': 'http' } }, { trustProxy: true });
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('the health check answers', async () => {
  const response = await request('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test.each([
  '/api/stream',
  '/api/stream?port=',
  '/api/stream?port=22',
  '/api/stream?port=8076.0',
  '/api/stream?port=localhost',
])('%s names no stream', async (path) => {
  const response = await request(path);
  const body = (await response.json()) as { errors: { port: string } };
  expect(response.status).toBe(400);
  expect(body.errors.port).toContain('8076');
});

test('the stream says that it is not connected and when to ask again', async () => {
  const response = await request('/api/stream?port=8076');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toHaveProperty('errors.stream');
  expect((await request('/api/stream?port=8076', { method: 'HEAD' })).status).toBe(503);
  expect((await request('/api/stream?port=8076', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
});

test('configured stream ports replace the default', async () => {
  expect((await request('/api/stream?port=9000', {}, { streamPorts: [9000] })).status).toBe(503);
  expect((await request('/api/stream?port=8076', {}, { streamPorts: [9000] })).status).toBe(400);
});

const jsonSubscription = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"email":"a@b.example"}',
};
const formSubscription = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  body: 'email=a%40b.example',
};

test('the newsletter tells a script that it is not there', async () => {
  const response = await request('/api/newsletter', jsonSubscription);
  expect(response.status).toBe(501);
  expect(await response.json()).toEqual({ errors: { form: expect.stringContaining('Nothing was stored') } });
});

test('the newsletter tells a person so on a page, with a way back', async () => {
  const response = await request('/api/newsletter', formSubscription);
  const html = await response.text();
  expect(response.status).toBe(501);
  expect(html).toContain('Nothing was stored');
  expect(html).toContain('<a href="/">');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('where the site has a page for it, the form leads there', async () => {
  await site.remove();
  site = await createTinySite({
    ...tinySiteFiles,
    'newsletter/not-connected/index.html': '<!doctype html><title>Not connected</title>',
  });
  const response = await request('/api/newsletter', formSubscription);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/not-connected']);
});

test('other methods and other API addresses are refused in words', async () => {
  const reading = await request('/api/newsletter');
  expect([reading.status, reading.headers.get('allow')]).toEqual([405, 'POST']);
  const unknown = await request('/api/nothing');
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
});

test('a failure is logged without the query and answered without a stack', async () => {
  const large = { ...tinySiteFiles, 'talk.webm': new Uint8Array(600_000) };
  await site.remove();
  site = await createTinySite(large);
  const app = await createApp({
    clientDirectory: site.clientDirectory,
    headers: site.headers,
    log: (entry) => void logged.push(entry),
    now: () => new Date(0),
  });
  await rm(join(site.clientDirectory, 'talk.webm'));
  const response = await app.request('/talk.webm?email=a@b.example');
  const text = await response.text();
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    500,
    'text/plain; charset=UTF-8',
    'no-store',
  ]);
  expect(text).not.toMatch(/ENOENT|at .*\.ts/);
  expect(logged).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      message: 'GET /talk.webm failed: Error',
      detail: expect.stringContaining('ENOENT'),
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain('a@b.example');
});
