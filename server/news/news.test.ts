import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newsRoutes } from './news-routes.ts';
import { startNews, type NewsOptions, type NewsReader } from './start-news.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let folder: string;
let server: Server;
let base: string;
let requests: IncomingMessage[];
let handle: Handler;
let readers: NewsReader[];
let time: string;

const rss = (items: string, title = 'Housing Bureau'): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`;
const item = (title: string, link = 'https://agency.example/a', date = 'Mon, 05 Oct 2026 16:05:06 -0400'): string =>
  `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate></item>`;
const send =
  (text: string, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/rss+xml', ...headers }).end(text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'news-test-'));
  [requests, readers, time] = [[], [], '2026-11-20T15:00:00.000Z'];
  server = createServer((request, response) => {
    requests.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.stop()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const waitFor = (assert: () => unknown): Promise<unknown> => vi.waitFor(assert, { timeout: 40_000 });
const warn = vi.fn();
const log = { info() {}, warn, error() {} };

function read(feeds: string[], options: Partial<NewsOptions> = {}): NewsReader {
  const reader = startNews({
    feeds,
    now: () => new Date(time),
    log,
    dataDirectory: folder,
    everyMilliseconds: 60,
    ...options,
  });
  readers.push(reader);
  return reader;
}

/** Waits for the first feed to be read or to have failed. */
async function settled(reader: NewsReader): Promise<NonNullable<ReturnType<NewsReader['read']>[number]>> {
  return vi.waitFor(
    () => {
      const [first] = reader.read();
      if (!first || (!first.copy && !first.downSince)) throw new Error('not yet');
      return first;
    },
    { timeout: 40_000 },
  );
}

async function page(reader: Pick<NewsReader, 'read'>): Promise<string> {
  const renderPage = async ({ content }: { content: unknown }) => new Response(String(await content));
  const app = new Hono().route('/', newsRoutes({ news: reader, renderPage }));
  app.get('/embed/news', (context) => context.text('the site’s own articles'));
  return (await app.request('/embed/news')).text();
}

test('with no feed the site’s own articles are shown', async () => {
  expect(await page(read([]))).toBe('the site’s own articles');
});

test('an item is shown with its source, its date in the United States and a careful link', async () => {
  handle = send(
    rss(item('Rates &amp;amp; rules', 'https://agency.example/a?b=1&amp;c=2', 'Tue, 06 Oct 2026 03:00:00 GMT')),
  );
  const reader = read([`${base}/feed`]);
  await settled(reader);
  const text = await page(reader);
  expect(text).toContain(
    '<a href="https://agency.example/a?b=1&amp;c=2" target="_blank" rel="noopener nofollow">Rates &amp; rules</a>',
  );
  expect(text).toContain('Housing Bureau');
  expect(text).toContain('<time datetime="2026-10-06T03:00:00.000Z">October 5, 2026</time>');
});

test('the newest 40 of all feeds are shown', async () => {
  const many = (name: string, month: string) =>
    rss(
      Array.from({ length: 60 }, (_, index) =>
        item(`${name} ${index}`, undefined, `${(index % 28) + 1} ${month} 2026 12:00:00 GMT`),
      ).join(''),
      name,
    );
  handle = (request, response) => void response.end(request.url === '/one' ? many('One', 'Oct') : many('Two', 'Sep'));
  const reader = read([`${base}/one`, `${base}/two`]);
  await waitFor(() => expect(reader.read().every(({ copy }) => copy)).toBe(true));
  const text = await page(reader);
  expect(text.match(/<li>/g)).toHaveLength(40);
  expect(text).not.toContain('Two');
});

test('scripts, tags and tricks in a feed become text', async () => {
  const titles = [
    '<![CDATA[<script>alert(1)</script>First <b>bold</b> <img src=x onerror=alert(1)>]]>',
    '&lt;svg/onload=alert(1)&gt;Second',
    '&amp;lt;script&amp;gt;Third',
    '<![CDATA[Fourth <script>alert(1)]]>',
    'Fifth\u202egnp.exe',
    '<![CDATA[6 < 7 "quoted" \' ]]>',
  ];
  handle = send(rss(titles.map((title) => item(title)).join(''), '&lt;i&gt;Bureau'));
  const reader = read([`${base}/feed`]);
  const { copy } = await settled(reader);
  expect(copy?.items.map(({ title }) => title)).toEqual([
    'First bold',
    'Second',
    '<script>Third',
    'Fourth',
    'Fifth gnp.exe',
    '6 < 7 "quoted" \'',
  ]);
  const text = await page(reader);
  expect(text).toContain('&lt;script&gt;Third');
  expect(text).not.toMatch(/<script|<img|<svg|<i>/);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' JaVaScRiPt:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  'https://[bad',
])('a link to %s is left out', async (link) => {
  handle = send(rss(item('Title', link)));
  const { copy } = await settled(read([`${base}/feed`]));
  expect(copy?.items).toEqual([{ title: 'Title', link: null, published: '2026-10-05T20:05:06.000Z' }]);
});

test('Atom and JSON Feed are read, links relative to the feed, undated items last', async () => {
  const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Atom</title>
    <entry><title>Plain &lt;b&gt;</title><link rel="alternate" href="/x"/></entry>
    <entry><title type="html">a &amp;lt; b</title>
    <link href="https://u:p@agency.example/y"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>`;
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'JSON',
    items: [{ id: '1', title: 'Later than now', url: 'https://a.example/', date_published: '2099-01-01T00:00:00Z' }],
  });
  handle = (request, response) => void response.end(request.url === '/atom' ? atom : json);
  const reader = read([`${base}/atom`, `${base}/json`]);
  await waitFor(() => expect(reader.read().every(({ copy }) => copy)).toBe(true));
  const [one, two] = reader.read();
  expect(one?.copy?.items).toEqual([
    { title: 'a < b', link: 'https://agency.example/y', published: '2026-01-01T00:00:00.000Z' },
    { title: 'Plain <b>', link: `${base}/x`, published: null },
  ]);
  expect(two?.copy?.items[0]?.published).toBe(time);
});

test('a feed is asked only for changes, and a 304 keeps the copy', async () => {
  handle = (request, response) => {
    if (
      request.headers['if-none-match'] === '"v1"' &&
      request.headers['if-modified-since'] === 'Mon, 05 Oct 2026 00:00:00 GMT'
    )
      return void response.writeHead(304).end();
    return send(rss(item('Once')), { ETag: '"v1"', 'Last-Modified': 'Mon, 05 Oct 2026 00:00:00 GMT' })(
      request,
      response,
    );
  };
  const reader = read([`${base}/feed`]);
  await settled(reader);
  time = '2026-11-20T16:00:00.000Z';
  await waitFor(() => expect(reader.read()[0]?.copy?.readAt).toBe(time));
  expect(reader.read()[0]).toMatchObject({ copy: { items: [{ title: 'Once' }] }, downSince: null });
  expect(requests.length).toBeGreaterThan(1);
});

test('a feed that goes down keeps its last good copy, says since when, and recovers', async () => {
  handle = send(rss(item('Good')));
  const reader = read([`${base}/feed`]);
  await settled(reader);
  handle = (_, response) => void response.writeHead(500).end();
  time = '2026-11-20T17:30:00.000Z';
  await waitFor(() => expect(reader.read()[0]?.downSince).toBe(time));
  time = '2026-11-20T19:00:00.000Z';
  const before = requests.length;
  await waitFor(() => expect(requests.length).toBeGreaterThan(before + 1));
  const text = await page(reader);
  expect(text).toContain('Good');
  expect(text).toContain(
    'Housing Bureau could not be read since November 20, 2026 at 12:30 PM (Eastern Time). Shown as read on ' +
      'November 20, 2026 at 10:00 AM (Eastern Time).',
  );
  handle = send(rss(item('Better')));
  await waitFor(() =>
    expect(reader.read()[0]).toMatchObject({ downSince: null, copy: { items: [{ title: 'Better' }] } }),
  );
  expect(warn).toHaveBeenCalledWith('news feed down', expect.objectContaining({ reason: 'it answers 500' }));
});

test('the last good copy survives a restart, a damaged file does not', async () => {
  handle = send(rss(item('Kept')));
  const first = read([`${base}/feed`]);
  await settled(first);
  await waitFor(async () => expect(await readdir(join(folder, 'news'))).toHaveLength(1));
  await first.stop();
  handle = (_, response) => void response.destroy();
  const second = read([`${base}/feed`]);
  expect(second.read()[0]?.copy?.items[0]?.title).toBe('Kept');
  await second.stop();
  const [name = ''] = await readdir(join(folder, 'news'));
  await writeFile(join(folder, 'news', name), '{"address":');
  expect(read([`${base}/feed`]).read()[0]?.copy).toBeNull();
});

const redirectTo =
  (location: string): Handler =>
  (_, response) =>
    void response.writeHead(302, { Location: location }).end();

test.each([
  ['never answers', () => (() => {}) as Handler, 'no full answer within 0.3 seconds'],
  [
    'trickles',
    () =>
      ((_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      }) as Handler,
    'no full answer within 0.3 seconds',
  ],
  ['is huge', () => send(rss(item('x'.repeat(3_000_000)))), 'it is larger than 2 MB'],
  [
    'is huge when unpacked',
    () =>
      ((_, response) =>
        void response
          .writeHead(200, { 'Content-Encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(50_000_000)))) as Handler,
    'it is larger than 2 MB',
  ],
  ['redirects in a loop', () => redirectTo('/feed'), 'it redirects more than 3 times'],
  ['redirects to a file', () => redirectTo('file:///etc/passwd'), 'it leads to an address that is not asked'],
  [
    'redirects into the network',
    () => redirectTo('http://169.254.169.254/latest/meta-data'),
    'it leads to an address that is not asked',
  ],
  ['redirects to a name of this machine', () => redirectTo('http://localhost:1/'), 'EINNER'],
  [
    'redirects to another port here',
    () => redirectTo('http://127.0.0.1:1/'),
    'it leads to an address that is not asked',
  ],
  [
    'redirects to IPv6 loopback written as IPv4',
    () => redirectTo('http://[::ffff:127.0.0.1]:1/'),
    'it leads to an address that is not asked',
  ],
  ['is broken', () => send('<rss version="2.0"><channel><title>x'), 'it is no feed'],
  ['is a page', () => send('<!doctype html><title>Moved</title>'), 'it is no feed'],
  [
    'says unchanged at the first request',
    () => ((_, response) => void response.writeHead(304).end()) as Handler,
    undefined,
  ],
  ['is not there', () => ((_, response) => void response.destroy()) as Handler, 'ECONNRESET'],
])('a feed that %s is down', async (_, handler, reason) => {
  warn.mockClear();
  handle = handler();
  const reader = read([`${base}/feed`], {
    everyMilliseconds: 60_000,
    limits: { milliseconds: reason?.startsWith('no full') ? 300 : 30_000, bytes: 2 * 1024 * 1024, redirects: 3 },
  });
  const { copy, downSince } = await settled(reader);
  expect([copy, downSince]).toEqual([null, time]);
  expect(warn.mock.calls[0]?.[1]).toMatchObject({ reason });
  expect(requests.length).toBeLessThanOrEqual(4);
  expect(await page(reader)).toContain('127.0.0.1 could not be read since');
});

test('entities that a feed declares are not expanded', async () => {
  const entities = [...'bcdefghijk']
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
    .join('');
  handle = send(
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY f SYSTEM ' +
      `"file:///etc/passwd">${entities}]><rss version="2.0"><channel><title>x</title>${item('&k;')}</channel></rss>`,
  );
  const outcome = await settled(read([`${base}/feed`]));
  expect(JSON.stringify(outcome).length).toBeLessThan(1000);
});

test('three redirects on the same host are followed', async () => {
  handle = (request, response) => {
    const hop = Number(new URL(request.url ?? '', base).searchParams.get('hop'));
    return hop < 3
      ? redirectTo(`/feed?hop=${hop + 1}`)(request, response)
      : send(rss(item('There')))(request, response);
  };
  expect((await settled(read([`${base}/feed?hop=0`]))).copy?.items[0]?.title).toBe('There');
});

test('gzip and other alphabets are read', async () => {
  const latin = Buffer.from(
    rss(item('Caf\u00e9')).replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="iso-8859-1"?>'),
    'latin1',
  );
  handle = (_, response) =>
    void response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'text/xml' }).end(gzipSync(latin));
  expect((await settled(read([`${base}/feed`]))).copy?.items[0]?.title).toBe('Café');
});

test('stopping ends a request under way', async () => {
  handle = () => {};
  const reader = read([`${base}/feed`], { limits: { milliseconds: 60_000, bytes: 1000, redirects: 0 } });
  await waitFor(() => expect(requests).toHaveLength(1));
  await reader.stop();
  expect(reader.read()[0]?.downSince).toBeNull();
});
