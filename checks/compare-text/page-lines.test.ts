import { expect, test } from 'vitest';
import { pageLines } from './page-lines.ts';

test('a page is read as headings, blocks of text, links and labels', () => {
  const html = `<!doctype html><title>Ohio</title><meta name="description" content="About Ohio"><body>
    <h2>Costs in <em>Ohio</em></h2><p>One <!-- -->hundred <a href="/x">hours</a>.</p>
    <button aria-label="Close"></button>
    <img src="/a.png" alt="A map"><style>.a{}</style>`;
  expect(pageLines(html)).toEqual([
    'title: Ohio',
    'meta description: About Ohio',
    'h2: Costs in Ohio',
    '<a href="/x">',
    'One hundred hours.',
    '<button aria-label="Close">',
    '<img alt="A map">',
  ]);
});

test('a built file is the same whatever its hash', () => {
  const page = (hash: string): string => `<a href="/assets/ohio-${hash}.pdf">PDF</a>`;
  expect(pageLines(page('a1b2c3d4'))).toEqual(pageLines(page('zzzzzzzz')));
});

test('structured data is read value by value', () => {
  const html = '<script type="application/ld+json">{"@type":"Article","author":{"name":"Atlas"}}</script>';
  expect(pageLines(html)).toEqual(['structured data @type: Article', 'structured data name: Atlas']);
});
