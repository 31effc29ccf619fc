import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { close, listen, portOf } from '../server/http/listen.ts';
import { unusedPort } from '../server/testing/mail-receiver.ts';
import { rawRequest, type RawResponse } from '../server/testing/raw-request.ts';
import { openSiteApp, type SiteApp } from '../server/testing/test-app.ts';
import { createTinySite, tinySiteFiles } from '../server/testing/tiny-site.ts';
import { hasNginx, startNginx, type RunningNginx } from './nginx-process.ts';

const isInstalled = await hasNginx();
const tiny = await createTinySite();
await writeFile(join(tiny.buildDirectory, 'outside.txt'), 'outside the site');
afterAll(() => tiny.remove());

describe.skipIf(!isInstalled)('nginx with a site of a few files', () => {
  let nginx: RunningNginx;
  let opened: SiteApp;
  let servers: Server[];

  beforeAll(async () => {
    opened = await openSiteApp(tiny.buildDirectory);
    servers = await listen(opened.app, 0, '127.0.0.1');
    nginx = await startNginx(tiny.buildDirectory, portOf(servers[0]));
  });

  afterAll(async () => {
    await nginx?.stop();
    await close(servers ?? [], 100);
    await opened?.close();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> =>
    rawRequest(nginx.port, path, { headers, method });

  test.each([
    '/',
    '/texas',
    '/texas?from=map',
    '/texas/',
    '/texas/?a=b',
    '/texas/index.html',
    '/texas/fees/',
    '/index.html',
    '/search',
    '/search/',
    '/search?q=',
    '/search?other=1',
    '/embed/player',
    '/embed/player/',
    '/texas.data',
    '/assets/entry-B7xk2a.js',
    '/assets/serif-Cq81.woff2',
    '/data/states.json',
    '/data/states.csv',
    '/data/states.schema.json',
    '/data/none.schema.json',
    '/pagefind/search-worker.js',
    '/pagefind/pagefind-entry.json',
    '/pagefind/index/en_1.pf_index',
    '/feed.xml',
    '/robots.txt',
    '/captions.vtt',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/nowhere',
    '/nowhere/',
    '/404.html',
    '/404',
    '/assets/gone.js',
    '/assets',
    '/assets/',
    '/.secret',
    '/_headers',
    '/assets/entry-B7xk2a.js.br',
    '/texas/index.html.gz',
    '//texas',
    '//texas/',
    '//evil.com/',
    '/texas//fees/',
  ])('%s is answered as by the Node server', async (path) => {
    const [ours, node] = [await get(path), await rawRequest(portOf(servers[0]), path)];
    const names = [
      ...Object.keys(tiny.headers.pages),
      ...Object.keys(tiny.headers.shared),
      'Location',
      'Cache-Control',
      'Content-Type',
      'Content-Encoding',
    ].map((name) => name.toLowerCase());
    const summarize = (response: RawResponse): unknown => [
      response.status,
      names.map((name) => [name, response.headers[name]]),
    ];
    const isRedirect = ours.status === 308;
    if (isRedirect) expect([ours.status, ours.headers.location]).toEqual([node.status, node.headers.location]);
    else expect(summarize(ours)).toEqual(summarize(node));
    if (ours.status === 200) expect(ours.bytes.equals(node.bytes)).toBe(true);
  });

  test('its logs hold no query, where links in mails carry their secret, and no address', async () => {
    const paths = ['/newsletter/unsubscribe', '/your-data/view', '/texas', '/nowhere'];
    for (const path of paths) await get(`${path}?token=a-secret`, { referer: 'https://atlas.example/?token=a-secret' });
    await vi.waitFor(async () => {
      const logs = await nginx.logs();
      for (const path of paths) expect(logs).toContain(` GET ${path}`);
    });
    expect(await nginx.logs()).not.toMatch(/a-secret|127\.0\.0\.1/);
  });

  test('nor where the Node server does not answer', async () => {
    const alone = await startNginx(tiny.buildDirectory, await unusedPort());
    const path = '/newsletter/unsubscribe';
    expect((await rawRequest(alone.port, `${path}?token=a-secret`)).status).toBe(502);
    await vi.waitFor(async () => expect(await alone.logs()).toMatch(`GET ${path} 502`));
    expect(await alone.logs()).not.toMatch(/a-secret|127\.0\.0\.1/);
    await alone.stop();
  });

  test('a search goes to the Node server, the empty form does not', async () => {
    const [asked, form, posted] = [
      await get('/search?q=ohio+hours'),
      await get('/search'),
      await get('/search?q=ohio', {}, 'POST'),
    ];
    expect([asked.status, asked.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect([form.status, form.headers['x-robots-tag'], form.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-cache',
    ]);
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/texas%00',
    '/..%5coutside.txt',
  ])('%s gives nothing away', async (path) => {
    const response = await get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toContain('outside the site');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('Accept-Encoding %s gives %s', async (accepted, encoding, decode) => {
    const response = await get('/texas', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(decode(response.bytes).toString()).toBe(tinySiteFiles['texas/index.html']);
  });

  test('an unchanged page is 304, with its own headers', async () => {
    const { etag } = (await get('/texas')).headers;
    const response = await get('/texas', { 'if-none-match': String(etag) });
    expect([response.status, response.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page is refused', async (method) => {
    const response = await get('/texas', {}, method);
    expect([response.status, response.headers.allow, response.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  });

  test('the proxy passes /api/ to the Node server and adds no headers twice', async () => {
    const stream = await get('/api/stream?port=1');
    expect([stream.status, stream.headers['retry-after'], stream.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(stream.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/api/newsletter', { accept: 'application/json' }, 'POST')).status).toBe(415);
  });

  test('over http nothing forces TLS', async () => {
    const response = await get('/texas', { 'x-forwarded-proto': 'https' });
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

const build = join(import.meta.dirname, '..', 'build');
const isBuilt = ['client/index.html', 'client/404.html', 'nginx-headers.conf'].every((path) =>
  existsSync(join(build, path)),
);

describe.skipIf(!isInstalled || !isBuilt)('nginx with the finished site', () => {
  let nginx: RunningNginx;
  beforeAll(async () => void (nginx = await startNginx(build)));
  afterAll(() => nginx?.stop());

  test('pages, assets and unknown addresses are answered by the rules', async () => {
    const asset = readdirSync(join(build, 'client/assets')).find((name) => name.endsWith('.js'));
    const [home, script, unknown] = [
      await rawRequest(nginx.port, '/'),
      await rawRequest(nginx.port, `/assets/${asset}`),
      await rawRequest(nginx.port, '/nowhere'),
    ];
    expect([home.status, script.status, unknown.status]).toEqual([200, 200, 404]);
    expect(home.headers['content-security-policy']).toContain("default-src 'none'");
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(unknown.headers['cache-control']).toBe('no-store');
  });
});
