import { expect, test } from 'vitest';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { amountOf, comparedBars } from './compared-bars.ts';
import { factGroups } from './compared-facts.server.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { writeStateComparison } from './state-comparison.server.ts';

const states = ['ohio', 'texas', 'guam'].map((slug) =>
  writeStateComparison(listJurisdictions().find((record) => record.slug === slug)!),
);

test.each([
  ['180 hours', 180],
  ['$1,200.50', 1200.5],
  ['2 hours 30 minutes', 2.5],
  ['45 minutes', 0.75],
  ['1 year', 1],
  ['None', null],
])('"%s" is %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test('the longest bar is the highest figure, and what is not known has none', () => {
  const hours = comparedBars(states).find(({ id }) => id === 'hours')!;
  expect(hours.bars.map(({ name }) => name)).toEqual(['Ohio', 'Texas', 'Guam']);
  expect(hours.bars[1]).toEqual({ name: 'Texas', text: '180 hours', width: 100 });
  expect(hours.bars[0]!.width).toBeGreaterThan(0);
  const unknown = comparedBars(states).flatMap(({ bars }) => bars.filter(({ width }) => width === null));
  for (const { text } of unknown) expect(text).toMatch(/^(Not known|None)/);
});

test('every figure drawn is a fact that is compared', () => {
  const compared = factGroups().flatMap(({ facts }) => facts.map(({ id }) => id));
  for (const { id } of comparedBars(states)) expect(compared).toContain(id);
});

test('as CSV each fact is a row, and no cell is run as a formula', () => {
  const csv = comparisonCsv(factGroups(), states);
  const [head, ...rows] = csv.trimEnd().split('\r\n');
  expect(head).toBe('"Group","Fact","Ohio","Texas","Guam"');
  expect(rows).toHaveLength(factGroups().flatMap(({ facts }) => facts).length);
  expect(csv).toContain('"180 hours"');
  const odd = { ...states[0]!, name: '=1+1', figures: {} };
  expect(comparisonCsv([], [odd])).toBe('"Group","Fact","\'=1+1"\r\n');
});
