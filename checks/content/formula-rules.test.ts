import { expect, test } from 'vitest';
import { defineCalculator, money, result, working } from '../../app/math/calculator.ts';
import { dollars } from '../../app/math/units.ts';
import { formulaLinksExist } from './formula-links-exist.ts';
import { formulasAddUp } from './formulas-add-up.ts';

const double = defineCalculator({ price: money() }, ({ price }) =>
  working([result('twice', '2 × price', price.times(2), dollars)]),
);
const formula = (example: string, expected: Record<string, string>) => ({
  file: 'money.yaml',
  slug: 'double',
  inputs: { price: { name: 'Price', meaning: 'A price.', example } },
  results: Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, { name: key, meaning: key, expect: value }]),
  ),
});
const problems = (...checked: ReturnType<typeof formula>[]) =>
  formulasAddUp(checked, new Map([['double', double]])).map(({ problem }) => problem);

test('an example that gives another result is found', () => {
  expect(problems(formula('100', { twice: '$200' }))).toEqual([]);
  expect(problems(formula('100', { twice: '$201' }))).toEqual(['twice is $200, not $201']);
});

test('results without words and words without a result are found', () => {
  expect(problems(formula('100', { half: '$50' }))).toEqual([
    'half is not worked out, not $50',
    'has no words for the result twice',
  ]);
});

test('an example that its own calculator refuses, other inputs and a missing calculator are found', () => {
  expect(problems(formula('nothing', { twice: '$200' }))).toEqual(['Write the price in digits, like nothing.']);
  expect(problems({ ...formula('100', {}), inputs: {} as never })).toEqual([
    'names the inputs ; its calculator asks for price',
  ]);
  expect(problems({ ...formula('100', { twice: '$200' }), slug: 'other' })).toEqual(['has no calculator']);
});

test('links to nothing, to itself and a slug used twice are found', () => {
  const links = { file: 'money.yaml', slug: 'double', terms: ['deed'], related: ['half'] };
  const half = { ...links, slug: 'half', related: ['double'] };
  expect(formulaLinksExist([links, half], new Set(['deed']))).toEqual([]);
  const found = formulaLinksExist([links, { ...half, related: ['half', 'third'] }, links], new Set()).map(
    ({ field, problem }) => `${field}: ${problem}`,
  );
  expect(found).toContain('double: deed is no term of the glossary');
  expect(found).toContain('half: half is no other formula');
  expect(found).toContain('half: third is no other formula');
  expect(found).toContain('double: has a slug that another formula has');
});
