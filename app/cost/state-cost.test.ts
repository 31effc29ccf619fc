import { expect, test } from 'vitest';
import type { FeeRow } from '../states/guide/fees.server.ts';
import type { ShownSource } from '../facts/figures.server.ts';
import { writeGuide } from '../states/guide/guide.server.ts';
import { listJurisdictions, readJurisdictions } from '../facts/jurisdictions.server.ts';
import { totalOf } from './amounts.ts';
import { comparableTotals } from '../states/guide/known-totals.server.ts';
import { writeStateCost } from './state-cost.server.ts';

/**
 * What a row says, with the sources themselves in place of their numbers: those differ from page to page. The facts of
 * figures are named in guides alone.
 */
const withSources = (rows: FeeRow[], sources: ShownSource[]) =>
  rows.map(({ item, paidTo, amount, figure: { marks, ...figure } }) => ({
    item,
    paidTo,
    amount,
    figure: { ...figure, fact: undefined },
    sources: marks.map((mark) => sources[mark - 1]),
  }));

test.each(listJurisdictions().map((record) => [record.name, record] as const))(
  'the fees of %s, their marks and their sum equal the guide’s',
  (_, record) => {
    const guide = writeGuide(record, listJurisdictions());
    const cost = writeStateCost(record);
    expect(withSources(cost.costs.rows, cost.sources)).toEqual(withSources(guide.costs.rows, guide.sources));
    expect(cost.costs.unknown).toBe(guide.costs.unknown);
    const { together, missing } = totalOf(
      cost.costs.rows.flatMap(({ amount }) => amount ?? []),
      cost.figures,
      cost.needed,
      () => '',
    );
    expect(together).toEqual([guide.costs.sum, guide.costs.highest]);
    const unpriced = guide.costs.rows.filter(({ amount, range }) => amount === null && !range);
    expect(missing).toEqual(unpriced.map(({ item }) => item));
  },
);

test('what to wait for before the exam is said with the weeks, for every state that makes you wait', () => {
  for (const record of listJurisdictions()) {
    const { order, hasFewExams } = writeStateCost(record);
    expect(order.includes('must approve you before you book'), record.name).toBe(
      record.road?.bookingNeeds === 'state approval',
    );
    expect(order.includes('so your wait can be months'), record.name).toBe(hasFewExams);
  }
  expect(writeStateCost(readJurisdictions().get('puerto-rico')!).hasFewExams).toBe(true);
});

test('an amount or a range stands for exactly the figures that are known', () => {
  for (const record of listJurisdictions())
    for (const { item, amount, range, figure } of writeStateCost(record).costs.rows)
      expect(amount !== null || range !== undefined, `${record.name}: ${item}`).toBe(figure.known);
});

test('fields of the visitor’s own have names of their own, which a saved plan accepts', () => {
  for (const record of listJurisdictions()) {
    const ids = writeStateCost(record).figures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,80}$/);
  }
});

test('a total is never less than what is known: a range is one, and a missing part or a reported sum is named', () => {
  const totalOfState = (slug: string) => writeStateCost(readJurisdictions().get(slug)!).costs;
  expect(totalOfState('ohio').total).toBe('$212');
  expect(totalOfState('florida').total).toBe('$149.50 to $179.50');
  expect(totalOfState('colorado')).toMatchObject({
    total: 'at least $49 (about $370 with the missing fees)',
    missing: 'the background check and the application and license fee',
  });
});

test('a fee known as about one amount is in the known fees and is not asked for', () => {
  const arizona = writeStateCost(readJurisdictions().get('arizona')!);
  const known = arizona.costs.rows.flatMap(({ amount }) => amount ?? []);
  expect(totalOf(known, arizona.figures, arizona.needed, () => '')).toMatchObject({
    known: arizona.costs.sum,
    missing: ['Pre-licensing courses'],
  });
});

test('a state without published hours says so', () => {
  const ohio = readJurisdictions().get('ohio')!;
  const cost = writeStateCost({
    ...ohio,
    entry: { ...ohio.entry, prelicenseHours: { value: null, confidence: 'low', sources: [] } },
  });
  expect(cost.courseHours).toBeNull();
  expect(JSON.stringify(cost.course)).toContain(' whether you need a course.');
});

test('only states whose own fees are all known are set side by side, cheapest first', () => {
  const totals = comparableTotals(listJurisdictions());
  const slugs = totals.map(({ slug }) => slug);
  expect(slugs).toContain('ohio');
  // Colorado publishes no application fee, Virginia none for its fingerprints. Florida's has a range.
  expect(slugs).not.toContain('colorado');
  expect(slugs).not.toContain('virginia');
  expect(slugs).toContain('florida');
  expect(totals.map(({ total }) => total)).toEqual(totals.map(({ total }) => total).toSorted((a, b) => a - b));
  for (const { slug, total, shown } of totals)
    expect({ sum: total, total: shown }).toEqual(
      (({ costs }) => ({ sum: costs.sum, total: costs.total }))(writeStateCost(readJurisdictions().get(slug)!)),
    );
});
