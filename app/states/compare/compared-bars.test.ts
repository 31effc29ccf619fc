import { expect, test } from 'vitest';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { comparedBars } from './compared-bars.ts';
import { factGroups } from './compared-facts.server.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { writeStateComparison } from './state-comparison.server.ts';

const states = ['ohio', 'texas', 'guam'].map((slug) =>
  writeStateComparison(listJurisdictions().find((record) => record.slug === slug)!),
);

test('the longest bar is the highest figure, and what is not known has none', () => {
  const hours = comparedBars(factGroups(), states).find(({ id }) => id === 'hours')!;
  expect(hours.bars.map(({ name }) => name)).toEqual(['Ohio', 'Texas', 'Guam']);
  expect(hours.bars[1]).toEqual({ name: 'Texas', text: '180 hours', width: 100 });
  expect(hours.bars[0]!.width).toBeGreaterThan(0);
  const unknown = comparedBars(factGroups(), states).flatMap(({ bars }) => bars.filter(({ width }) => width === null));
  for (const { text } of unknown) expect(text).toMatch(/^(Not known|None)/);
});

test('a bar has the label of the table and the number of the fact', () => {
  const compared = factGroups().flatMap(({ facts }) => facts);
  const groups = comparedBars(factGroups(), states);
  expect(groups.map(({ id }) => id)).toContain('exam-fee');
  for (const { id, label } of groups) expect(label).toBe(compared.find((fact) => fact.id === id)!.label);
  const { entry } = listJurisdictions().find(({ slug }) => slug === 'ohio')!;
  expect(states[0]!.figures['minutes']!.amount).toBe(entry.exam.minutes.value);
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
