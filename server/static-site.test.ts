import { writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen, portOf } from './http/listen.ts';
import { rawRequest, type RawResponse } from './testing/raw-request.ts';
import { openSiteApp, type SiteApp } from './testing/test-app.ts';
import { createTinySite, tinySiteFiles, type TinySite } from './testing/tiny-site.ts';

let site: TinySite;
let servers: Server[];
let opened: SiteApp;

beforeAll(async () => {
  site = await createTinySite();
  await writeFile(join(site.buildDirectory, 'outside.txt'), 'outside the site');
  opened = await openSiteApp(site.buildDirectory);
  servers = await listen(opened.app, 0, '127.0.0.1');
});

afterAll(async () => {
  await close(servers, 100);
  await opened.close();
  await site.remove();
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  return rawRequest(portOf(servers[0]), path, { headers, method });
}

test('a page answers at its path without a slash, to be asked for again each time', async () => {
  const response = await get('/texas');
  expect(response.status).toBe(200);
  expect(response.text).toBe(tinySiteFiles['texas/index.html']);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect((await get('/')).text).toContain('<title>Home</title>');
  expect((await get('/texas?from=map')).status).toBe(200);
});

test.each([
  ['/texas/', '/texas'],
  ['/texas/index.html', '/texas'],
  ['/texas/fees/?year=2026', '/texas/fees?year=2026'],
  ['/index.html', '/'],
  ['/%74exas/', '/texas'],
])('%s redirects to %s for good', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.location).toBe(location);
});

test.each([
  '//evil.com/',
  '//texas/',
  '/%2Fevil.com/',
  '/%2Ftexas/',
  '/\\evil.com/',
  '/%5Cevil.com/',
  '///texas/index.html',
])('%s does not redirect', async (path) => {
  const response = await get(path);
  expect([400, 404]).toContain(response.status);
  expect(response.headers.location).toBeUndefined();
});

test.each(['/nowhere', '/nowhere/', '/404', '/404.html', '/texas.html', '/assets/gone.js'])(
  '%s is not found, and not cached',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.text).toBe(tinySiteFiles['404.html']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/%252e%252e/outside.txt',
  '/..%5coutside.txt',
  '/texas%00',
  '/texas%00.html',
  '/%',
  '/%ff',
  '/.secret',
  '/_headers',
  '/assets/entry-B7xk2a.js.br',
  '/texas/index.html.gz',
  '/headers.json',
])('%s gives nothing away', async (path) => {
  const response = await get(path);
  expect([400, 404]).toContain(response.status);
  expect(response.text).not.toContain('outside the site');
  expect(response.text).not.toContain('not for visitors');
});

test('well-known files are for visitors', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(200);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.4, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0, br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
  const response = await get('/texas', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(Number(response.headers['content-length'])).toBe(response.bytes.length);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
  expect(decode(response.bytes).toString()).toBe(tinySiteFiles['texas/index.html']);
});

test('each encoding has its own strong ETag, which gives 304', async () => {
  const plain = await get('/texas');
  const brotli = await get('/texas', { 'accept-encoding': 'br' });
  expect(plain.headers.etag).toMatch(/^"[^"]+"$/);
  expect(plain.headers.etag).not.toBe(brotli.headers.etag);
  const again = await get('/texas', { 'if-none-match': `"other", W/${plain.headers.etag}` });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag]);
  expect((await get('/texas', { 'if-none-match': String(brotli.headers.etag) })).status).toBe(200);
});

test('hashed files are cached for good', async () => {
  const response = await get('/assets/entry-B7xk2a.js', { 'accept-encoding': 'br' });
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-encoding']).toBe('br');
});

test.each([
  ['/texas.data', 'text/x-script; charset=utf-8'],
  ['/assets/entry-B7xk2a.js', 'text/javascript; charset=utf-8'],
  ['/assets/serif-Cq81.woff2', 'font/woff2'],
  ['/data/states.json', 'application/json; charset=utf-8'],
  ['/data/states.csv', 'text/csv; charset=utf-8; header=present'],
  ['/data/states.schema.json', 'application/schema+json; charset=utf-8'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/captions.vtt', 'text/vtt; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/podcast.mp3', 'audio/mpeg'],
])('%s is %s', async (path, contentType) => {
  const response = await get(path);
  expect(response.headers['content-type']).toBe(contentType);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test('scripts of any origin may read the open data, and nothing else', async () => {
  const fromElsewhere = { origin: 'https://elsewhere.example' };
  for (const path of ['/data/states.json', '/data/states.csv', '/data/states.schema.json']) {
    const response = await get(path, fromElsewhere);
    expect(
      [response.headers['access-control-allow-origin'], response.headers['cross-origin-resource-policy']],
      path,
    ).toEqual(['*', 'cross-origin']);
    const unchanged = await get(path, { ...fromElsewhere, 'if-none-match': String(response.headers.etag) });
    expect([unchanged.status, unchanged.headers['access-control-allow-origin']], path).toEqual([304, '*']);
  }
  for (const path of ['/texas', '/assets/entry-B7xk2a.js', '/data/nothing.json'])
    expect((await get(path, fromElsewhere)).headers['access-control-allow-origin'], path).toBeUndefined();
});

test.each([
  ['bytes=10-19', 206, 'bytes 10-19/1000', 10, 10],
  ['bytes=990-', 206, 'bytes 990-999/1000', 990 % 256, 10],
  ['bytes=-5', 206, 'bytes 995-999/1000', 995 % 256, 5],
  ['bytes=990-5000', 206, 'bytes 990-999/1000', 990 % 256, 10],
  ['bytes=1000-', 416, 'bytes */1000', undefined, 0],
  ['bytes=0-1,5-6', 200, undefined, 0, 1000],
  ['lines=1-2', 200, undefined, 0, 1000],
])('media: Range "%s" gives %i', async (range, status, contentRange, firstByte, length) => {
  const response = await get('/podcast.mp3', { range });
  expect(response.status).toBe(status);
  expect(response.headers['content-range']).toBe(contentRange);
  expect([response.bytes[0], response.bytes.length]).toEqual([firstByte, length]);
  expect(response.headers['accept-ranges']).toBe('bytes');
});

test('a range of a file that changed since gives the whole file', async () => {
  expect((await get('/podcast.mp3', { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, full] = [await get('/texas', {}, 'HEAD'), await get('/texas')];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(head.headers.etag).toBe(full.headers.etag);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page is refused', async (method) => {
  const response = await get('/texas', {}, method);
  expect(response.status).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

test('a file too large for memory is streamed whole and in part', async () => {
  const content = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
  const large = await createTinySite({ 'index.html': 'home', 'talk.webm': content });
  const ofLarge = await openSiteApp(large.buildDirectory);
  const [server] = await listen(ofLarge.app, 0, '127.0.0.1');
  const whole = await rawRequest(portOf(server), '/talk.webm');
  const part = await rawRequest(portOf(server), '/talk.webm', { headers: { range: 'bytes=2999990-' } });
  expect(whole.bytes.equals(content)).toBe(true);
  expect(part.bytes.equals(content.subarray(2_999_990))).toBe(true);
  await close(server ? [server] : [], 100);
  await ofLarge.close();
  await large.remove();
});

test('a connection is kept for the next page, without a header that says so', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string): Promise<{ port: number | undefined; headers: IncomingHttpHeaders }> =>
    new Promise((resolve, reject) => {
      request({ agent, port: portOf(servers[0]), path }, (response) => {
        const { localPort: port } = response.socket;
        response.resume().on('end', () => resolve({ port, headers: response.headers }));
      })
        .on('error', reject)
        .end();
    });
  const [first, second] = [await ask('/texas'), await ask('/')];
  agent.destroy();
  expect(second.port).toBe(first.port);
  expect(first.headers).not.toHaveProperty('connection');
  expect(first.headers).not.toHaveProperty('keep-alive');
});
