import { describe, expect, test } from 'vitest';
import { stateMarks } from '../app/exam/practice/state-marks.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { chartQuestions } from '../app/states/charts/chart-questions.server.ts';
import { writeStateComparison } from '../app/states/compare/state-comparison.server.ts';
import { tableColumns, tableRow } from '../app/states/compare/table-columns.server.ts';
import { writeGuide } from '../app/states/guide/guide.server.ts';
import { comparisonDocument } from './pdf/documents/comparison.ts';

type Sheet = {
  columns: { label: string }[];
  rows: { code: string; cells: { text: string }[] }[];
};

const label = 'Minimum passing score';
const states = listJurisdictions();
const column = tableColumns().findIndex(({ id }) => id === 'percent');
const chart = chartQuestions().find(({ id }) => id === 'passing-score')!;
const sheet = (comparisonDocument('').content as { tables: Sheet[] }).tables.find(({ columns }) =>
  columns.some((one) => one.label === label),
)!;

describe('the passing score is one figure wherever it stands', () => {
  test.each(states.map((record) => [record.slug, record] as const))('%s', (slug, record) => {
    const { passingScore, passingPercent } = record.entry.exam;
    if (passingPercent.value === null) return;
    const [cell, sort] = tableRow(record).cells[column]!;
    expect(sort).toBe(passingPercent.value);
    const cells = sheet.rows.find(({ code }) => code === record.code)!.cells;
    expect(writeGuide(record, states).strip.find((one) => one.label === label)!.figure.text).toBe(cell);
    expect(writeStateComparison(record).figures['percent']!.text).toBe(cell);
    expect(cells[sheet.columns.findIndex((one) => one.label === label)]!.text).toBe(cell);
    const charted = chart.states.find((state) => state.slug === slug);
    if (charted) expect(charted.shown).toBe(cell);
    // A score that any of its texts calls scaled is no percentage, and the lower of two does not pass.
    const isScaled = `${passingScore.value} ${passingScore.note} ${passingPercent.note}`.includes('scaled');
    expect(/scaled/.test(passingScore.value!)).toBe(isScaled);
    expect(cell).toContain(isScaled ? '(scaled)' : '%');
    for (const [mark] of passingScore.value!.matchAll(/\d+%/g)) if (!isScaled) expect(cell).toContain(mark);
  });
});

test('practice is held against the national score, and the state’s own words say the rest', () => {
  const markOf = (slug: string) => stateMarks().find((mark) => mark.slug === slug)!;
  expect(markOf('ohio').passes).toBeUndefined();
  expect(markOf('missouri')).toMatchObject({
    percent: 70,
    passes: '70% on the national portion and 75% on the state portion',
  });
  expect(markOf('colorado').percent).toBe(75);
  expect(markOf('delaware')).toMatchObject({ passes: 'a scaled score of 70 on each portion', isScaled: true });
});
