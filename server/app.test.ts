import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from './http/errors.ts';
import { openSiteApp, type SiteApp, type SiteAppOptions } from './testing/test-app.ts';
import { createTinySite, tinySiteFiles, type TinySite } from './testing/tiny-site.ts';

let site: TinySite;
let logged: LogEntry[];
const opened: SiteApp[] = [];

beforeEach(async () => {
  site = await createTinySite();
  logged = [];
});

afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
  await site.remove();
});

async function request(path: string, init: RequestInit = {}, options: SiteAppOptions = {}): Promise<Response> {
  const siteApp = await openSiteApp(site.buildDirectory, {
    log: (entry) => void logged.push(entry),
    now: () => new Date(0),
    ...options,
  });
  opened.push(siteApp);
  return siteApp.app.request(path, init);
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
  expect(response.headers.get('content-security-policy')).toMatch(/;upgrade-insecure-requests$/);
});

test('a trusted proxy that speaks http to the visitor gets no HSTS', async () => {
  const response = await request('/texas', { headers: { 'x-forwarded-proto': 'http' } }, { trustProxy: true });
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('the health check answers', async () => {
  const response = await request('/healthz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
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
  const siteApp = await openSiteApp(site.buildDirectory, {
    log: (entry) => void logged.push(entry),
    now: () => new Date(0),
  });
  opened.push(siteApp);
  await rm(join(site.clientDirectory, 'talk.webm'));
  const response = await siteApp.app.request('/talk.webm?email=a@b.example');
  const text = await response.text();
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    500,
    'text/plain; charset=UTF-8',
    'no-store',
  ]);
  expect(text).not.toMatch(/ENOENT|at .*\.ts/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(logged).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      message: 'GET /talk.webm failed: Error',
      detail: expect.stringContaining('ENOENT'),
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain('a@b.example');
});
