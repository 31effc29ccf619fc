import { expect, test } from 'vitest';
import { matchingFormulas } from './formula-search.ts';
import { readFormulas } from './formulas.server.ts';

const found = (query: string) => matchingFormulas(readFormulas(), query).map(({ slug }) => slug);

test('formulas are found by what people call them', () => {
  for (const [query, slug] of [
    ['LTV', 'loan-to-value-ratio'],
    ['grm', 'gross-rent-multiplier'],
    ['NOI', 'net-operating-income'],
    ['dti', 'qualifying-ratios'],
    ['refinance', 'break-even-months'],
    ['cap rate', 'capitalization-rate'],
  ] as const) {
    expect(found(query), query).toContain(slug);
  }
});

test('every word counts, in any order', () => {
  expect(found("seller's net")).toContain('sellers-net-proceeds');
  expect(found('days 360')).toContain('proration-360-days');
  expect(found('acre zebra')).toEqual([]);
  expect(found('  ')).toHaveLength(readFormulas().length);
});
