import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findInlineSources } from './inline-sources.ts';
import { writeSecurityHeaders, type SecurityHeaderOptions } from './security-headers.ts';

const noOrigins: SecurityHeaderOptions = { scriptOrigins: [], frameOrigins: [], imageOrigins: [], mediaOrigins: [] };
let buildDirectory: string;

beforeEach(async () => {
  buildDirectory = await mkdtemp(join(tmpdir(), 'license-atlas-headers-'));
  await writePage('index.html', '<script>start()</script>');
});

afterEach(() => rm(buildDirectory, { recursive: true, force: true }));

async function writePage(path: string, html: string): Promise<void> {
  await mkdir(dirname(join(buildDirectory, 'client', path)), { recursive: true });
  await writeFile(join(buildDirectory, 'client', path), html);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function directive(policy: string | undefined, name: string): string | undefined {
  return policy?.split(';').find((part) => part.startsWith(`${name} `));
}

test('the hash is the one the CSP specification gives', () => {
  expect(findInlineSources("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test.each([
  ['<script>run()</script>'],
  ['<script type="module">run()</script>'],
  ["<SCRIPT TYPE='text/javascript' async>run()</SCRIPT>"],
  ['<script type=module>run()</script>'],
  ['<script type="">run()</script>'],
  ['<script data-note="a > b" data-type="application/json">run()</script >'],
  ['<script data-src="/x.js">run()</script>'],
])('%s executes', (html) => {
  expect(findInlineSources(html).scripts).toEqual([hashOf('run()')]);
});

test.each([
  ['<script src="/assets/a.js"></script>'],
  ['<script type="module" src="/assets/a.js">run()</script>'],
  ['<script type="application/ld+json">{"@type":"WebPage"}</script>'],
  ['<script type="application/json">{"a":1}</script>'],
  ['<script></script><script> \n</script>'],
  ['<!-- <script>run()</script> -->'],
  ['<scripture>run()</scripture>'],
])('%s does not', (html) => {
  expect(findInlineSources(html).scripts).toEqual([]);
});

test('line ends are hashed as the browser sees them', () => {
  expect(findInlineSources('<script>a()\r\nb()</script>').scripts).toEqual([hashOf('a()\nb()')]);
});

test('the policy holds each distinct script once, and no unsafe script source', async () => {
  await writePage('texas/index.html', '<script>start()</script><script type="module">load()</script>');
  const { pages } = await writeSecurityHeaders(buildDirectory, noOrigins);
  const scripts = directive(pages['Content-Security-Policy'], 'script-src');
  expect(scripts?.split(' ').slice(1).toSorted()).toEqual(["'self'", hashOf('start()'), hashOf('load()')].toSorted());
});

test('everything else is closed or this site only', async () => {
  const { pages, embeds } = await writeSecurityHeaders(buildDirectory, noOrigins);
  const policy = pages['Content-Security-Policy'];
  expect(['default-src', 'base-uri', 'frame-ancestors'].map((name) => directive(policy, name)?.split(' ')[1])).toEqual(
    Array(3).fill("'none'"),
  );
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(directive(embeds['Content-Security-Policy'], 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect([pages['X-Frame-Options'], embeds['X-Frame-Options']]).toEqual(['DENY', 'SAMEORIGIN']);
  expect(pages['Permissions-Policy']).toMatch(/^camera=\(\),.*microphone=\(\).*usb=\(\)$/);
});

test('a page of its own styles is allowed those alone, a folder of a host those of the 404 page too', async () => {
  const page = (style: string): string => `<style>${style}</style>`;
  await writePage('404.html', page('all'));
  for (const name of ['ohio', 'texas', 'utah']) await writePage(`guides/${name}/index.html`, page('guide'));
  await writePage('books/index.html', page('books'));
  const { pages, ownPolicies } = await writeSecurityHeaders(buildDirectory, noOrigins);
  const [books, guides] = ['/books', '/guides/*'].map((path) => ownPolicies.find((own) => own.path === path)!);
  const allowed = (policy = '') => directive(policy, 'style-src');
  const [all, guide] = [hashOf('all'), hashOf('guide')];
  expect(allowed(pages['Content-Security-Policy'])).toBe(`style-src 'self' ${all}`);
  expect([books!.policy, books!.pagePolicy].map(allowed)).toEqual(Array(2).fill(`style-src 'self' ${hashOf('books')}`));
  expect(allowed(guides!.pagePolicy)).toBe(`style-src 'self' ${guide}`);
  expect(allowed(guides!.policy)).toBe(`style-src 'self' ${all} ${guide}`);
});

test('only the worker that searches may compile WebAssembly, and nothing may evaluate text', async () => {
  const { pages, embeds, searchWorker, searchWorkerPath } = await writeSecurityHeaders(buildDirectory, noOrigins);
  expect(directive(searchWorker['Content-Security-Policy'], 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(directive(searchWorker['Content-Security-Policy'], 'default-src')).toBe("default-src 'none'");
  expect([pages, embeds].map((record) => record['Content-Security-Policy']).join()).not.toContain('wasm');
  expect(JSON.stringify([pages, embeds, searchWorker])).not.toContain("'unsafe-eval'");
  expect(
    [
      '/pagefind/search-worker.js',
      '/pagefind/search-worker.js.map',
      '/x/pagefind/search-worker.js',
      '/pagefind/search-workerxjs',
    ].map((path) => new RegExp(searchWorkerPath).test(path)),
  ).toEqual([true, false, false, false]);
});

test('configured origins go where they belong', async () => {
  const origins = {
    scriptOrigins: ['https://s.example'],
    frameOrigins: ['https://f.example'],
    imageOrigins: ['https://i.example'],
    mediaOrigins: ['http://m.example:8076'],
  };
  const { pages } = await writeSecurityHeaders(buildDirectory, origins);
  const policy = pages['Content-Security-Policy'];
  expect(directive(policy, 'script-src')).toMatch(/ https:\/\/s\.example$/);
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://f.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://i.example");
  expect(directive(policy, 'media-src')).toBe("media-src 'self' http://m.example:8076");
});

test.each([
  'https://a.example/',
  'a.example',
  'https://a.example/path',
  'https://a.example; script-src *',
  "'unsafe-inline'",
  'data:',
  '*',
])('%s is not an origin', async (origin) => {
  await expect(writeSecurityHeaders(buildDirectory, { ...noOrigins, scriptOrigins: [origin] })).rejects.toThrow(
    /scriptOrigins: .* is not an origin/,
  );
});

test('more than 12 distinct scripts stop the build and name the page', async () => {
  await writePage('a/index.html', Array.from({ length: 11 }, (_, index) => `<script>run(${index})</script>`).join(''));
  await expect(writeSecurityHeaders(buildDirectory, noOrigins)).resolves.toBeDefined();
  await writePage('z/index.html', '<script>run("one more")</script>');
  await expect(writeSecurityHeaders(buildDirectory, noOrigins)).rejects.toThrow(/^\/z brings .* over 12/);
});

test('headers.json is what was returned', async () => {
  const headers = await writeSecurityHeaders(buildDirectory, noOrigins);
  expect(JSON.parse(await readFile(join(buildDirectory, 'headers.json'), 'utf8'))).toEqual(headers);
  expect(headers.shared['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headers.overTls.headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}$/);
});

test.each([
  ['/data/states.json', true],
  ['/feed.xml', true],
  ['/articles/feed.json', true],
  ['/news.atom', true],
  ['/data', false],
  ['/assets/data.js', false],
  ['/database/x.json', false],
  ['/sitemap.xml', false],
])('%s is shared with other sites: %s', async (path, shared) => {
  const { sharedPaths } = await writeSecurityHeaders(buildDirectory, noOrigins);
  expect(new RegExp(sharedPaths).test(path)).toBe(shared);
});

/** What a host makes of `_headers`: Cloudflare appends and knows `! Name`, Netlify overrides and skips it. */
function readRules(file: string, path: string, host: 'cloudflare' | 'netlify'): Record<string, string> {
  const result: Record<string, string> = {};
  for (const rule of file.split('\n\n')) {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const expression = pattern
      .split('*')
      .map((part) => part.replace(/[.]/g, '\\.'))
      .join('.*');
    if (!new RegExp(`^${expression}$`).test(path)) continue;
    for (const line of lines.map((text) => text.trim())) {
      const [name = '', ...value] = line.split(': ');
      if (line.startsWith('! ')) {
        if (host === 'cloudflare') delete result[line.slice(2)];
      } else
        result[name] =
          host === 'cloudflare' && result[name] ? `${result[name]}, ${value.join(': ')}` : value.join(': ');
    }
  }
  return result;
}

test.each(['cloudflare', 'netlify'] as const)('_headers means the same on %s', async (host) => {
  const headers = await writeSecurityHeaders(buildDirectory, noOrigins);
  const file = await readFile(join(buildDirectory, 'client', '_headers'), 'utf8');
  expect(readRules(file, '/texas', host)).toEqual({ ...headers.pages, ...headers.overTls.headers });
  expect(readRules(file, '/embed/player', host)).toEqual({ ...headers.embeds, ...headers.overTls.headers });
  expect(readRules(file, '/data/states.json', host)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(readRules(file, '/data/states.csv', host)).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'text/csv; charset=utf-8; header=present',
  });
  expect(readRules(file, '/data/states.schema.json', host)['Content-Type']).toBe(
    'application/schema+json; charset=utf-8',
  );
  expect(readRules(file, '/data', host)['Access-Control-Allow-Origin']).toBeUndefined();
  expect(readRules(file, '/feed.xml', host)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(readRules(file, '/articles/feed.xml', host)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(readRules(file, '/pagefind/search-worker.js', host)['Content-Security-Policy']).toBe(
    headers.searchWorker['Content-Security-Policy'],
  );
  expect(readRules(file, '/pagefind/index/en_1.pf_index', host)['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(readRules(file, '/pagefind/pagefind-entry.json', host)['Cache-Control']).toBeUndefined();
  expect(readRules(file, '/assets/a.js', host)['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000);
});
