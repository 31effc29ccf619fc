import { readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { numbersIn, researchAgrees } from './research-agrees.ts';
import { reviewedDifferences } from './reviewed-differences.ts';

const slugs = readdirSync('content/research/jurisdictions').map((file) => file.replace('.json', ''));

test('every jurisdiction has its research', () => {
  const records = readdirSync('content/jurisdictions').filter((file) => file.endsWith('.yaml'));
  expect(slugs).toEqual(records.map((file) => file.replace('.yaml', '')));
});

test.each(slugs)('%s says what its research says', (slug) => {
  expect(unreviewed(differencesOf(slug))).toEqual([]);
});

test.each(reviewedDifferences)('the reviewed difference $state $field is still there', ({ state, field, numbers }) => {
  expect(differencesOf(state)).toContainEqual(expect.stringContaining(`${field} numbers ${numbers}.`));
});

function differencesOf(slug: string): string[] {
  const ours = load(readFileSync(`content/jurisdictions/${slug}.yaml`, 'utf8'), { schema: CORE_SCHEMA }) as never;
  const research = JSON.parse(readFileSync(`content/research/jurisdictions/${slug}.json`, 'utf8'));
  return researchAgrees(slug, ours, research).map(({ field, problem }) => `${slug} ${field} ${problem}`);
}

const reviewed = reviewedDifferences.map(({ state, field, numbers }) => `${state} ${field} numbers ${numbers}.`);
const unreviewed = (found: string[]) =>
  found.filter((difference) => !reviewed.some((start) => difference.startsWith(start)));

describe('a difference is seen', () => {
  const research = {
    state: 'Texas',
    code: 'TX',
    entry: { age: { value: 18, confidence: 'high', sources: ['s1'], note: 'see s2: 30 September 2026, $1,200' } },
  };
  const same = {
    name: 'Texas',
    code: 'TX',
    own: [],
    entry: { age: { value: 18, confidence: 'high', sources: ['s1'], note: 'By September 30, 2026; $1200.' } },
  };
  const changed = (change: object) =>
    researchAgrees('texas', { ...same, entry: { age: { ...same.entry.age, ...change } } }, research).map(
      ({ field }) => field,
    );

  test('but other wording is none', () => expect(researchAgrees('texas', same, research)).toEqual([]));
  test('in a number', () => expect(changed({ value: 21 })).toEqual(['entry.age.value']));
  test('where a number became null', () => expect(changed({ value: null })).toEqual(['entry.age.value']));
  test('where a number became a text', () => expect(changed({ value: '18' })).toEqual(['entry.age.value']));
  test('in the confidence', () => expect(changed({ confidence: 'low' })).toEqual(['entry.age.confidence']));
  test('in the sources', () => expect(changed({ sources: ['s1', 's3'] })).toEqual(['entry.age.sources.1']));
  test('in a number of a text', () =>
    expect(changed({ note: 'By September 30, 2026; $1,300.' })).toEqual(['entry.age.note']));
  test('where a caveat was lost', () => expect(changed({ note: undefined })).toEqual(['entry.age.note']));
  test('in the name and the code', () => {
    expect(researchAgrees('texas', { ...same, name: 'Taxes', code: 'TA' }, research).map(({ field }) => field)).toEqual(
      ['name', 'code'],
    );
  });
});

test('numbers are read as values', () => {
  expect(numbersIn('s11, prep101.com: two of 1,200.50 pages, 70%, one day')).toEqual(new Set(['1200.5', '70', '2']));
});
