import { expect, test } from 'vitest';
import { namesOf, termFinder } from './find-terms.ts';
import { linkFirstUses, placesOfFirstUses } from './link-first-uses.ts';

const find = termFinder([
  { slug: 'lien', names: ['Lien'] },
  { slug: 'tax-lien', names: ['Tax lien'] },
  { slug: 'property', names: ['Property'] },
  { slug: 'ltv', names: ['Loan-to-value ratio', 'LTV'] },
  { slug: 'buyers-agent', names: ['Buyer’s agent'] },
  { slug: 'sponsoring-broker', names: ['Sponsoring broker'] },
]);

/** [lien] is a term that was found. */
const marked = (text: string): string =>
  find(text)
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.text}]`))
    .join('');
const linked = (texts: string[], most = 9, ranked = ['lien', 'tax-lien', 'property', 'sponsoring-broker']): string[] =>
  linkFirstUses(texts, { find, ranked, most }).map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : `[${piece.slug}]`)).join(''),
  );

test('terms are found as whole words, in any case and in the plural', () => {
  expect(marked('Liens and properties: a LIEN, an alien, lien-free.')).toBe(
    '[Liens] and [properties]: a [LIEN], an alien, lien-free.',
  );
});

test('of two terms at one place the longer is found', () => {
  expect(marked('a tax lien, then a lien')).toBe('a [tax lien], then a [lien]');
});

test('a term is found across a line break, with either apostrophe, before a possessive and by its abbreviation', () => {
  expect(marked("A sponsoring\nbroker’s word; the buyer's agent; an LTV")).toBe(
    "A [sponsoring\nbroker]’s word; the [buyer's agent]; an [LTV]",
  );
});

test('a quoted word is left alone', () => {
  expect(marked('They say “lien” here.')).toBe('They say “lien” here.');
});

test('no letter is lost', () => {
  const text = 'Lien. A tax lien on property – and LTV.';
  expect(
    find(text)
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join(''),
  ).toBe(text);
});

test('only the first use on the page is linked', () => {
  expect(linked(['a lien and a lien', 'another lien, a tax lien'])).toEqual([
    'a [lien] and a lien',
    'another lien, a [tax-lien]',
  ]);
});

test('where there are too many, the terms ranked first are linked, wherever they stand', () => {
  expect(linked(['property of a sponsoring broker', 'a lien'], 1)).toEqual([
    'property of a sponsoring broker',
    'a [lien]',
  ]);
});

test('places say where a linked term begins and ends', () => {
  expect(placesOfFirstUses(['a lien and a lien', 'no term'], { find, ranked: ['lien'], most: 9 })).toEqual([
    [['lien', 2, 6]],
    [],
  ]);
});

test('terms that are not on the list are never linked', () => {
  expect(linked(['an LTV'], 9)).toEqual(['an LTV']);
});

test('a term is known by its name, its abbreviation and its other names', () => {
  expect(namesOf({ term: 'Loan-to-value ratio (LTV)', also: [] })).toEqual(['Loan-to-value ratio', 'LTV']);
  expect(namesOf({ term: 'Principal (loan)', also: ['amount borrowed'] })).toEqual(['Principal', 'amount borrowed']);
});
