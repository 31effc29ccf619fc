import { expect, test } from 'vitest';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { layOut } from './chart-layout.server.ts';
import { type Charted, chartQuestions } from './chart-questions.server.ts';
import { breaksOf, mapMetrics } from './map-metrics.server.ts';

const charted = (code: string, value: number | null, doubt?: string): Charted => ({
  code,
  name: code,
  slug: code.toLowerCase(),
  value,
  shown: `${value ?? 'Unknown'}`,
  ...(doubt && { doubt }),
});

test('a row for every stretch, also an empty one; each state once, and the unknown at the end', () => {
  const states = [charted('AA', 40), charted('BB', 59.5, 'unconfirmed'), charted('CC', 81), charted('DD', null)];
  const layout = layOut({ states, step: 20, median: 59.5, unit: 'hours', bare: String });
  expect(layout.rows.map(({ label, isMedian }) => [label, isMedian])).toEqual([
    ['40–59', true],
    ['60–79', false],
    ['80–99', false],
    ['Unknown', false],
  ]);
  expect(layout.cells.map(([, , code, kind]) => code + kind)).toEqual(['AAs', 'BBd', 'CCs', 'DDu']);
  const places = layout.rows.map(({ y }) => y);
  expect(layout.cells.map(([, y]) => places.indexOf(y))).toEqual([0, 0, 2, 3]);
  expect(layout.head).toBe('hours');
});

test('more states than fit a line go on in the next, inside the picture', () => {
  const states = Array.from({ length: 23 }, (_, index) => charted(`S${index}`, 18));
  const { cells, rows, width, height, cell } = layOut({ states, step: 1, median: 18, unit: 'years', bare: String });
  expect(new Set(cells.map(([, y]) => y)).size).toBe(3);
  expect(rows).toHaveLength(1);
  expect(Math.max(...cells.map(([x]) => x + cell.width))).toBeLessThanOrEqual(width);
  expect(Math.max(...cells.map(([, y]) => y + cell.height))).toBeLessThanOrEqual(height);
});

test('every chart has the 50 states and the District, each once, as its facts say', () => {
  const places = listJurisdictions().filter(({ kind }) => kind !== 'territory');
  for (const chart of chartQuestions()) {
    expect(chart.states.map(({ code }) => code)).toEqual(places.map(({ code }) => code));
    const { cells } = layOut(chart);
    expect(new Set(cells.map(([, , code]) => code)).size).toBe(51);
    expect(cells.filter(([, , , kind]) => kind === 'u')).toHaveLength(
      chart.states.filter(({ shown }) => shown === 'Unknown').length,
    );
  }
  const hours = chartQuestions()[0]!;
  expect(hours.states.map(({ value }) => value)).toEqual(places.map(({ entry }) => entry.prelicenseHours.value));
});

test('classes hold about as many states each, and the same figure is in one class', () => {
  expect(breaksOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([3, 5, 7]);
  expect(breaksOf([18, 18, 18, 18, 19])).toEqual([19]);
  expect(breaksOf([18, 18])).toEqual([]);
});

test('the lists of a map name each place once, as the map shows it', () => {
  const { metrics, places } = mapMetrics();
  metrics.forEach(({ classes }, index) => {
    expect(classes.flatMap((one) => one.places).toSorted()).toEqual(places.map(({ name }) => name).toSorted());
    for (const { kind, places: named } of classes)
      expect(places.filter(({ kinds }) => kinds[index] === kind).map(({ name }) => name)).toEqual(named);
  });
});
