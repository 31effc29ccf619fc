import { expect, test } from 'vitest';
import { glossarySlugsAreUnique } from './glossary-slugs-are-unique.ts';
import { relatedTermsExist } from './related-terms-exist.ts';

const problems = (found: { field: string; problem: string }[]) =>
  found.map(({ field, problem }) => `${field}: ${problem}`);

test('a term that is defined twice is found, by slug and by name, also in another file', () => {
  const terms = [
    { file: 'a.yaml', slug: 'deed', term: 'Deed', also: ['Conveyance'] },
    { file: 'b.yaml', slug: 'deed', term: 'Deed of trust', also: [] },
    { file: 'b.yaml', slug: 'deed-2', term: 'DEED', also: [] },
    { file: 'b.yaml', slug: 'grant', term: 'Grant', also: ['deed'] },
  ];
  expect(glossarySlugsAreUnique(terms.slice(0, 1))).toEqual([]);
  expect(problems(glossarySlugsAreUnique(terms))).toEqual([
    'deed: has a slug that another term has',
    'deed-2: "DEED" is defined before',
    'grant: is also called "deed", which is a term of its own',
  ]);
});

test('related terms that are missing, doubled or the term itself are found', () => {
  const terms = [
    { file: 'a.yaml', slug: 'deed', related: ['title', 'grantor'] },
    { file: 'a.yaml', slug: 'title', related: ['deed', 'deed', 'title'] },
  ];
  expect(problems(relatedTermsExist(terms))).toEqual([
    'deed related: grantor is no term of the glossary',
    'title related: names the term itself',
    'title related: names a term twice',
  ]);
});
