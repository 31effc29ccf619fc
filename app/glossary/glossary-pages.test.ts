import { expect, test } from 'vitest';
import { readGlossary } from './glossary.server.ts';
import {
  glossaryEntry,
  glossaryPageName,
  glossaryPageOf,
  glossaryPages,
  glossaryTerm,
  pagesOfLetter,
} from './glossary-pages.ts';

test('a term stands on the page whose range it falls in', () => {
  expect(['client', 'commission', 'contract', 'counteroffer'].map(glossaryPageOf)).toEqual([
    'ca-cl',
    'cod-com',
    'con',
    'coo-cu',
  ]);
  expect(glossaryEntry('grantor')).toBe('/resources/glossary/g#grantor');
});

test('links to a term lead to its own page', () => {
  expect(glossaryTerm('grantor')).toBe('/resources/glossary/terms/grantor');
});

test('a term between or before two ranges goes to the page before it, or the first of its letter', () => {
  expect(['cnidoblast', 'aardvark'].map(glossaryPageOf)).toEqual(['ca-cl', 'ab-ad']);
});

test('a letter without a page is refused', () => {
  expect(() => glossaryPageOf('xeriscape')).toThrow('no page for xeriscape');
});

test('pages are in the order of their terms, and each has some', () => {
  const pages = [...readGlossary().keys()].map(glossaryPageOf);
  expect([...new Set(pages)]).toEqual(glossaryPages);
});

test('pages are named for readers', () => {
  expect(pagesOfLetter('c').map(glossaryPageName)).toEqual(['Ca–Cl', 'Cod–Com', 'Con', 'Coo–Cu']);
  expect(pagesOfLetter('g').map(glossaryPageName)).toEqual(['G']);
});
