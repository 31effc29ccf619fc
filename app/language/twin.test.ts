import { expect, test } from 'vitest';
import { inThisBuild, switchTo, twinOf } from './twin.ts';

test.each([
  ['/', '/es'],
  ['/state-guides/ohio', '/es/state-guides/ohio'],
  ['/resources/glossary/terms/lien', '/es/resources/glossary/terms/lien'],
])('%s and %s are one page in two languages', (english, spanish) => {
  expect(twinOf(english, 'es')).toBe(spanish);
  expect(twinOf(spanish, 'en')).toBe(english);
  expect(twinOf(spanish, 'es')).toBe(spanish);
});

test('a page in English only has no twin, nor has what stands below it', () => {
  expect(twinOf('/data', 'es')).toBeNull();
  expect(twinOf('/exam-prep/state-law/ohio', 'es')).toBeNull();
  expect(twinOf('/database', 'es')).toBe('/es/database');
});

test('an address that an article names keeps its fragment and query', () => {
  expect(inThisBuild('/state-guides/ohio#costs')).toBe('/state-guides/ohio#costs');
  expect(inThisBuild('/state-guides/compare?states=ohio,texas')).toBe('/state-guides/compare?states=ohio,texas');
});

test('the switch leads to the home page of a language that does not have the page', () => {
  expect(switchTo('/state-guides/ohio', 'es')).toBe('/es/state-guides/ohio');
  expect(switchTo('/radio', 'es')).toBe('/es');
  expect(switchTo('/404', 'es')).toBe('/es');
  expect(switchTo('/es/state-guides', 'en')).toBe('/state-guides');
});
