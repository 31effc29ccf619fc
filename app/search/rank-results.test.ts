import { expect, test } from 'vitest';
import { holdsWords, rankResults } from './rank-results.ts';

const order = (words: string[], ...results: [path: string, kind: string, title: string, score: number][]): string[] =>
  rankResults(
    results.map(([path, kind, title, score]) => ({ path, kind, title, score })),
    words,
  ).map(({ path }) => path);

test('a page named after what is asked comes before one that says it more often', () => {
  expect(
    order(['escrow'], ['/blog/a', 'Article', 'Wire fraud', 2], ['/t/escrow', 'Glossary term', 'Escrow', 1]),
  ).toEqual(['/t/escrow', '/blog/a']);
});

test('of two titles, the one that holds nothing else comes first', () => {
  expect(
    order(['deed'], ['/t/gift-deed', 'Glossary term', 'Gift deed', 1], ['/t/deed', 'Glossary term', 'Deed', 1]),
  ).toEqual(['/t/deed', '/t/gift-deed']);
});

test('a state’s pages come first where the state is named, and last where it is not', () => {
  const results = [
    ['/g/new-york', 'State guide', 'New York Guide', 2],
    ['/cost', 'Page', 'Cost', 1],
  ] as [string, string, string, number][];
  expect(order(['new', 'york', 'hours'], ...results)).toEqual(['/g/new-york', '/cost']);
  expect(order(['new', 'hours'], ...results)).toEqual(['/cost', '/g/new-york']);
  const law = ['/exam-prep/state-law/georgia/trust-money', 'License law questions', 'Georgia Law: Trust money', 2];
  const both = [law, ['/cost', 'Page', 'Cost', 1]] as [string, string, string, number][];
  expect(order(['georgia', 'escrow'], ...both)).toEqual([law[0], '/cost']);
  expect(order(['agent', 'license'], ...both)).toEqual(['/cost', law[0]]);
});

test('a text answers only where it holds every word, in some form', () => {
  expect(holdsWords('Renew the licenses', ['renewal', 'license'])).toBe(true);
  expect(holdsWords('Zoning and zero lot line', ['zzyzx'])).toBe(false);
  expect(holdsWords('Ohio', ['ohio', 'hours'])).toBe(false);
});
