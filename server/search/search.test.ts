import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeServerIndex } from '../../publish/index-pages.ts';
import type { SearchPlace } from '../../app/search/find-places.ts';
import type { SearchEntry } from '../../publish/search-entries.ts';
import type { OpenedDatabase } from '../db/open-database.ts';
import { createLimits } from '../http/rate-limit.ts';
import { createRenderPage } from '../http/shell.ts';
import { openSearchIndex, type SearchIndex } from './search-index.ts';
import { type Search, startSearch } from './start-search.ts';
import { searchRoutes } from './search-routes.ts';

const entry = (path: string, kind: SearchEntry['kind'], title: string, text: string) => ({
  path,
  kind,
  title,
  description: '',
  text: `${title} ${text}`,
});
const entries = [
  entry(
    '/state-guides/ohio',
    'State guide',
    'Ohio Guide',
    'Ohio asks for 120 hours of courses. The licenses are renewed every 3 years.',
  ),
  entry('/state-guides/utah', 'State guide', 'Utah Guide', 'Utah asks for 120 hours of courses.'),
  entry('/resources/glossary/terms/escrow', 'Glossary term', 'Escrow', 'Money that a third party <holds> & pays out.'),
  entry(
    '/blog/fraud',
    'Article',
    'Wire fraud',
    'Escrow, escrow and escrow: call the escrow agent. NEAR misses happen.',
  ),
  ...Array.from({ length: 40 }, (_, index) =>
    entry(`/blog/${index}`, 'Article', `Lease ${index}`, 'A lease is a contract.'),
  ),
];

const places: SearchPlace[] = ['Ohio', 'Utah'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  inSentence: name,
  code: name.slice(0, 2).toUpperCase(),
  isTerritory: false,
  time: '',
  cost: '',
  broker: { word: 'broker', takes: '' },
}));

let directory: string;
let index: SearchIndex;
let search: Search;
let app: Hono;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'license-atlas-search-'));
  await writeServerIndex(entries, join(directory, 'search.sqlite'), places);
  index = openSearchIndex(join(directory, 'search.sqlite'))!;
  search = startSearch(join(directory, 'search.sqlite'))!;
  app = new Hono().route('/', searchRoutes({ search, renderPage: await createRenderPage(directory, 'Atlas') }));
  app.get('*', (context) => context.text('the static page'));
});
afterAll(async () => {
  index.close();
  await search.close();
  await rm(directory, { recursive: true });
});

test('two states lead to their comparison, also where no page holds both', async () => {
  expect(paths('ohio vs utah')).toEqual(['/state-guides/compare?states=ohio,utah']);
  expect(await page('utah ohio comparison')).toContain('href="/state-guides/compare?states=utah,ohio"');
});

const paths = (query: string): string[] => index.search(query).results.map(({ path }) => path);
const page = async (query: string): Promise<string> =>
  (await app.request(`/search?${new URLSearchParams({ q: query }).toString()}`)).text();

test('a page has to hold every word, in any form; the last may be a beginning', () => {
  expect(paths('ohio hour')).toEqual(['/state-guides/ohio']);
  expect(paths('license renewal')).toEqual(['/state-guides/ohio']);
  expect(paths('ohio cour')).toEqual(['/state-guides/ohio']);
  expect(paths('ohio escrow')).toEqual([]);
});

test('a page of that name comes before one that repeats the word', () => {
  expect(paths('what is escrow?')).toEqual(['/resources/glossary/terms/escrow', '/blog/fraud']);
});

test.each([
  '"',
  '""',
  "'",
  '*',
  '^a',
  'NEAR',
  'a AND',
  'NOT',
  'OR OR',
  'title:x',
  '(',
  '{a b}:c',
  'a-b',
  '\u0000',
  '\u0002x\u0003',
  '%',
  '-',
  '+ escrow',
  "'; drop table pages; --",
  '🏠',
  'x'.repeat(9000),
])('the query %j is words, never syntax', async (query) => {
  expect(() => index.search(query)).not.toThrow();
  expect((await app.request(`/search?${new URLSearchParams({ q: query }).toString()}`)).status).toBe(200);
});

test('words that are operators elsewhere are searched for', () => {
  expect(paths('near')).toEqual(['/blog/fraud']);
});

test('at most thirty results are listed, and the page says how many there are', async () => {
  expect(index.search('lease').total).toBe(40);
  const html = await page('lease');
  expect(html.match(/<li><p class="small muted">/g)).toHaveLength(30);
  expect(html).toContain('40 results for “lease”, the best 30 shown.');
});

test('what was typed and what is found are escaped; what was searched for is marked', async () => {
  const html = await page('<script>alert(1)</script>" onfocus="x');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;&quot; onfocus=&quot;x"');
  expect(await page('money')).toContain('<mark>Money</mark> that a third party &lt;holds&gt; &amp; pays out.');
});

test('a result page is not kept and not listed, and says what to do where nothing was found', async () => {
  const response = await app.request('/search?q=zebra');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex">/);
  expect(html).toContain('Nothing found for “zebra”.');
  expect(html).toContain('href="/resources/glossary"');
});

test.each(['/search', '/search?q=', '/search?q=%20', '/search?x=1'])('%s is the static page', async (path) => {
  expect(await (await app.request(path)).text()).toBe('the static page');
});

test('a build without an index has no search of its own, and a broken one is named', async () => {
  expect(openSearchIndex(join(directory, 'none.sqlite'))).toBeNull();
  await writeFile(join(directory, 'broken.sqlite'), 'no database');
  expect(() => openSearchIndex(join(directory, 'broken.sqlite'))).toThrow();
});

test('a flood of different queries holds up nothing else: a few wait, the rest are told to come again', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => app.request(`/search?q=lease+contract+${number}`)),
  );
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBe(52);
  expect(busy[0]?.headers.get('retry-after')).toBe('1');
  expect(await busy[0]?.text()).toContain('Search is busy');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
});

test('one client may search sixty times a minute', async () => {
  const limits = createLimits({ opened: { kind: 'sqlite' } as OpenedDatabase, secret: 's', trustProxy: false });
  const renderPage = await createRenderPage(directory, 'Atlas');
  const limited = new Hono().route('/', searchRoutes({ search, renderPage, limits }));
  const ask = async () => (await limited.request('/search?q=escrow')).status;
  const statuses = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await ask());
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
});
