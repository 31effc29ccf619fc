import { expect, test } from 'vitest';
import { site } from '../frame/site.ts';
import { readGlossary } from './glossary.server.ts';
import { firstSentence, termDescription, termTitle } from './term-wording.ts';

const room = 70 - ` – ${site.name}`.length;
const terms = [...readGlossary().values()];

test('a title says as much as fits', () => {
  expect(termTitle('Easement', 55)).toBe('Easement: Real Estate Definition');
  expect(termTitle('Fee simple subject to condition subsequent', 55)).toBe(
    'Fee simple subject to condition subsequent: Definition',
  );
  expect(termTitle('Uniform Standards of Professional Appraisal Practice (USPAP)', 55)).toBe(
    'Uniform Standards of Professional Appraisal Practice',
  );
});

test('a description ends with a sentence where one ends in time, and between words otherwise', () => {
  expect(termDescription('Deed', 'It transfers title. It is signed.')).toBe('Deed: It transfers title. It is signed.');
  expect(termDescription('Deed', `${'a'.repeat(100)}. ${'b'.repeat(100)}.`)).toBe(`Deed: ${'a'.repeat(100)}.`);
  expect(termDescription('Deed', 'word '.repeat(60))).toMatch(/^Deed: (word )+word…$/);
});

test('every term has a title and a description of its own, as long as search engines show', () => {
  const titles = terms.map(({ term }) => termTitle(term, room));
  const descriptions = terms.map(({ term, definition }) => termDescription(term, definition));
  expect(titles.filter((title) => title.length > room || title.length < 8)).toEqual([]);
  expect(descriptions.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
  expect([new Set(titles).size, new Set(descriptions).size]).toEqual([terms.length, terms.length]);
});

test('a first sentence does not end at an abbreviation inside it', () => {
  expect(firstSentence('A tax of the U.S. government. It is paid once.')).toBe('A tax of the U.S. government.');
  expect(firstSentence('Only one')).toBe('Only one');
  expect(terms.filter(({ definition }) => firstSentence(definition).length < 20).map(({ term }) => term)).toEqual([]);
});
