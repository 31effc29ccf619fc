import { expect, test } from 'vitest';
import { splitStyles } from './page-styles.ts';

const pages = (styles: Record<string, string[]>) =>
  new Map(Object.entries(styles).map(([path, own]) => [path, { scripts: [], styles: own }]));

test('what every page has is shared, and so is what the 404 page and the shells have', () => {
  const { shared, rules } = splitStyles(pages({ '/': ['all'], '/404': ['all', 'lost'], '/shell': ['all', 'shell'] }));
  expect([shared, rules]).toEqual([['all', 'lost', 'shell'], []]);
});

test('a page of its own has a rule, one without styles of its own has none', () => {
  const { rules } = splitStyles(pages({ '/': ['all', 'home'], '/404': ['all'], '/blog': ['all'] }));
  expect(rules).toEqual([{ path: '/', styles: ['all', 'home'] }]);
});

test('a folder of pages alike has one rule, and what differs in it comes after', () => {
  const guides = {
    '/guides/ohio': ['all', 'guide'],
    '/guides/texas': ['all', 'guide'],
    '/guides/utah': ['all', 'guide'],
  };
  const { rules } = splitStyles(
    pages({ '/404': ['all'], ...guides, '/guides/compare': ['all', 'compare'], '/guides': ['all', 'index'] }),
  );
  expect(rules).toEqual([
    { path: '/guides', styles: ['all', 'index'] },
    { path: '/guides/*', styles: ['all', 'guide'] },
    { path: '/guides/compare', styles: ['all', 'compare'] },
  ]);
});

test('a page without styles of its own has a rule in a folder that has one', () => {
  const guides = Object.fromEntries(['ohio', 'texas', 'utah'].map((name) => [`/guides/${name}`, ['guide']]));
  const { shared, rules } = splitStyles(pages({ '/404': ['all'], ...guides, '/guides/plain': ['all'] }));
  expect(shared).toEqual(['all']);
  expect(rules).toEqual([
    { path: '/guides/*', styles: ['guide'] },
    { path: '/guides/plain', styles: ['all'] },
  ]);
});
