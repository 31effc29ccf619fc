import { expect, test } from 'vitest';
import { indexedPage } from './index-pages.ts';
import { routeAt } from '../app/site-map/route-at.ts';
import { searchEntry } from './search-entries.ts';

const page = (path: string, main: string, head = '') =>
  '<html><head><title>T – Site</title><meta name="description" content="What it &amp; is."><link rel="canonical" ' +
  `href="https://site.example${path}">${head}</head><body><nav>Menu</nav><main id="main" ` +
  `tabindex="-1">${main}</main></body></html>`;

test.each([
  ['/state-guides/ohio', 'State guide'],
  ['/state-guides', 'Page'],
  ['/state-guides/compare', 'Tool'],
  ['/resources/glossary', 'Glossary'],
  ['/resources/glossary/li-lo', 'Glossary'],
  ['/resources/glossary/terms/lien', 'Glossary term'],
  ['/blog/exam-tips', 'Article'],
  ['/blog/category/legal', 'Articles'],
  ['/resources/math-formulas/ltv', 'Formula'],
  ['/how-to-get-licensed/cost', 'Tool'],
  ['/my-plan/ohio', 'Plan'],
  ['/keep-your-license/ohio', 'Renewal'],
  ['/', 'Page'],
])('%s is a %s', (path, kind) => {
  expect(routeAt(path).search).toBe(kind);
});

test('a page is known by its title and its text, without ways around the site, marks, sources and scripts', () => {
  const main =
    '<nav>Crumbs</nav><h1>Lie<em>ns</em></h1><p>A claim<sup><a>1</a></sup> on land.</p><form>Send</form><section ' +
    'id="sources" aria-labelledby="s"><h2>Sources</h2></section><script>x()</script>';
  const entry = searchEntry('/contact', page('/contact', main))!;
  expect(entry).toEqual({
    path: '/contact',
    title: 'Liens',
    kind: 'Page',
    description: 'What it & is.',
    html: '  <p>A claim  on land.</p>   ',
    text: 'A claim on land.',
  });
});

test('frames, answers to forms, second names of a page and search itself are not found', () => {
  expect(searchEntry('/shell', page('/shell', 'x'))).toBeNull();
  expect(searchEntry('/embed/news', page('/embed/news', 'x'))).toBeNull();
  expect(searchEntry('/404.html', page('/404.html', 'x'))).toBeNull();
  expect(searchEntry('/privacy-policy', page('/privacy', 'x'))).toBeNull();
  expect(searchEntry('/search', page('/search', 'x'))).toBeNull();
  expect(searchEntry('/', page('/', 'x'))).not.toBeNull();
});

test('the glossary’s pages by letter leave the answer to the terms’ own pages', () => {
  const entry = searchEntry(
    '/resources/glossary/g',
    page('/resources/glossary/g', '<h1>G</h1><p>9 terms</p><dl><dt>Grant</dt></dl>'),
  )!;
  expect(entry.text).toBe('9 terms');
});

test('what Pagefind reads cannot be broken by a title', () => {
  expect(
    indexedPage({
      path: '/x',
      title: 'A "b" <c> & d',
      kind: 'Page',
      description: '',
      html: '<p>Text</p>',
      text: 'Text',
    }),
  ).toContain('content="A &quot;b&quot; &lt;c> &amp; d"');
});

test.each([
  ['/state-guides/ohio', false],
  ['/how-to-get-licensed/cost/ohio', false],
  ['/my-plan/ohio', false],
  ['/exam-prep/state-questions/ohio', false],
  ['/state-guides/compare', true],
  ['/blog/exam-tips', true],
])('%s is found among those that are about all states: %s', (path, isAboutAll) => {
  const entry = { path, title: 'T', kind: 'Page', description: '', html: '', text: '' } as const;
  const filter = 'data-pagefind-filter="about[content]" content="all"';
  expect(indexedPage(entry).includes(filter)).toBe(isAboutAll);
});
