import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { headingsAreInOrder } from './headings-are-in-order.ts';
import { htmlIsValid } from './html-is-valid.ts';
import { idsAreUnique } from './ids-are-unique.ts';
import { imagesHaveSizeAndAlt } from './images-have-size-and-alt.ts';
import { inlineCodeIsAllowed } from './inline-code-is-allowed.ts';
import { newTabsAreSafe } from './new-tabs-are-safe.ts';
import { noInlineCode } from './no-inline-code.ts';
import { noStrayValues } from './no-stray-values.ts';
import { nothingBlocksRendering } from './nothing-blocks-rendering.ts';
import { brotliBytes, pagesAreLight } from './pages-are-light.ts';
import { shownWordsAreAmerican } from './shown-words-are-american.ts';
import { siteOf } from './site.ts';
import { structuredDataIsWhole } from './structured-data-is-whole.ts';
import { problemsOf, tinyPage, tinyParsed } from './tiny-page.ts';

test('one h1, and no level skipped', () => {
  expect(problemsOf(headingsAreInOrder, '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')).toEqual([]);
  expect(problemsOf(headingsAreInOrder, '<h1>A</h1><h3>C</h3>')).toEqual(['<h3> "C" skips a level']);
  expect(problemsOf(headingsAreInOrder, '<h2>A</h2>')).toEqual(['has 0 h1']);
  expect(problemsOf(headingsAreInOrder, '<h1>A</h1><h1>B</h1>')).toEqual(['has 2 h1']);
});

test('an id twice, and a reference to none, are found', () => {
  expect(problemsOf(idsAreUnique, '<p id="a"></p><label for="a"></label>')).toEqual([]);
  expect(problemsOf(idsAreUnique, '<p id="a"></p><p id="a"></p>')).toEqual(['has the id "a" twice']);
  expect(problemsOf(idsAreUnique, '<p aria-labelledby="b"></p>')).toEqual([
    'refers to the id "b", which it does not have',
  ]);
});

test('null, undefined, NaN and objects are found in text and attributes', () => {
  expect(problemsOf(noStrayValues, '<p>An annulled nullity</p><script>let a = null;</script>')).toEqual([]);
  expect(problemsOf(noStrayValues, '<p>It costs <b>null</b>.</p>')).toEqual(['shows "null": …It costs null.…']);
  expect(problemsOf(noStrayValues, '<p>$NaN [object Object]</p>')).toHaveLength(2);
  expect(problemsOf(noStrayValues, '<a href="/blog/undefined">a</a>')).toEqual([
    '<a href="/blog/undefined"> holds a stray value',
  ]);
});

test('British spellings are found in text and description, not in scripts or addresses', () => {
  expect(problemsOf(shownWordsAreAmerican, '<a href="/licence">license</a><script>colour</script>')).toEqual([]);
  expect(
    problemsOf(shownWordsAreAmerican, '<p>licence</p>', '<meta name="description" content="programme">'),
  ).toHaveLength(2);
});

test('an image needs width, height and alt', () => {
  expect(problemsOf(imagesHaveSizeAndAlt, '<img src="a.svg" width="1" height="1" alt="">')).toEqual([]);
  expect(problemsOf(imagesHaveSizeAndAlt, '<img src="a.svg" width="1">')).toEqual([
    '<img src="a.svg"> has no height, alt',
  ]);
});

test('a new tab needs noopener', () => {
  expect(problemsOf(newTabsAreSafe, '<a href="/x" target="_blank" rel="sponsored noopener">x</a>')).toEqual([]);
  expect(problemsOf(newTabsAreSafe, '<a href="/x" target="_blank">x</a>')).toHaveLength(1);
});

test('inline handlers and styles are found', () => {
  expect(problemsOf(noInlineCode, '<p class="one" data-on="x"></p>')).toEqual([]);
  expect(problemsOf(noInlineCode, '<p onclick="a()"></p><p style="color:red"></p>')).toHaveLength(2);
});

test('a style sheet and a plain script block, a module does not', () => {
  expect(
    problemsOf(
      nothingBlocksRendering,
      '',
      '<script type="module" src="/a.js"></script><link rel="icon" href="/i.svg">' +
        '<link rel="stylesheet" media="print" href="/p.css">',
    ),
  ).toEqual([]);
  expect(
    problemsOf(nothingBlocksRendering, '', '<script src="/a.js"></script><link rel="stylesheet" href="/a.css">'),
  ).toHaveLength(2);
});

test('a page over 14 KB is heavy, a guide only over 20 KB', () => {
  const noise = (bytes: number) => `<p>${randomBytes(bytes).toString('latin1').replace(/[<>&]/g, 'x')}</p>`;
  const light = pagesAreLight(() => undefined);
  expect(problemsOf(light, '<p>light</p>')).toEqual([]);
  expect(problemsOf(light, noise(15_000))).toHaveLength(1);
  expect(problemsOf(light, noise(12_500), '', '/state-guides/ohio')).toEqual([]);
  expect(problemsOf(light, noise(24_000), '', '/state-guides/ohio')).toHaveLength(1);
});

test('a script or style that the page’s own policy does not name is found, data is not', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = (...texts: string[]) => `style-src ${texts.map(hash).join(' ')}`;
  const rule = inlineCodeIsAllowed({
    pages: { 'Content-Security-Policy': policy('p{}', 'run()') },
    embeds: { 'Content-Security-Policy': policy() },
    ownPolicies: [{ path: '/own/*', policy: '', pagePolicy: policy('p{}', 'other()') }],
    embedPaths: '^/embed(/|$)',
  });
  const body = '<style>p{}</style><script>run()</script><script type="application/json">{"a":1}</script>';
  expect(problemsOf(rule, body)).toEqual([]);
  expect(problemsOf(rule, body, '', '/own/page')).toEqual(['has a <script> that its policy refuses: run()']);
  expect(problemsOf(rule, body, '', '/embed/news')).toHaveLength(2);
});

test('inline script counts, data does not', () => {
  const light = pagesAreLight(() => undefined);
  const code = `<script>/*${'x'.repeat(2048)}*/</script>`;
  expect(problemsOf(light, code)).toEqual(['runs 2052 bytes of inline script; 2048 are the most']);
  expect(problemsOf(light, code.replace('<script>', '<script type="application/ld+json">'))).toEqual([]);
});

test('the built .br file counts only where it is of this page', () => {
  const page = tinyParsed('<p>Hello</p>');
  const own = brotliCompressSync(page.html);
  expect(brotliBytes(page, own)).toBe(own.length);
  expect(brotliBytes(page, brotliCompressSync('another page'))).toBe(brotliBytes(page));
});

test('JSON-LD has to be JSON with a context and a type', () => {
  const data = (json: string) => `<script type="application/ld+json">${json}</script>`;
  expect(problemsOf(structuredDataIsWhole, '', data('{"@context":"https://schema.org","@type":"Article"}'))).toEqual(
    [],
  );
  expect(problemsOf(structuredDataIsWhole, '', data('{'))).toEqual(['has JSON-LD that is no JSON']);
  expect(problemsOf(structuredDataIsWhole, '', data('{"@type":"Article"}'))).toHaveLength(1);
});

test('a guide needs its place, six steps and six questions', () => {
  const thing = (type: string, rest: object) => {
    const data = { '@context': 'https://schema.org', '@type': type, ...rest };
    return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  };
  const whole =
    thing('BreadcrumbList', {}) +
    thing('HowTo', { step: [1, 2, 3, 4, 5, 6] }) +
    thing('FAQPage', { mainEntity: [1, 2, 3, 4, 5, 6] });
  expect(problemsOf(structuredDataIsWhole, '', whole, '/state-guides/ohio')).toEqual([]);
  expect(problemsOf(structuredDataIsWhole, '', '', '/state-guides/ohio')).toHaveLength(3);
});

test('invalid HTML is found', async () => {
  const valid = await htmlIsValid(siteOf({ '/': tinyPage('<h1>Title</h1>') }));
  expect(valid).toEqual([]);
  const invalid = await htmlIsValid(
    siteOf({ '/': tinyPage('<h1>Title</h1><p><div>no</div></p>').replace('<!DOCTYPE html>', '') }),
  );
  expect(invalid.map(({ problem }) => problem).join()).toMatch(/missing-doctype.*element-permitted|doctype/s);
});
