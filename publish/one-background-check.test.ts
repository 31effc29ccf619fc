import { describe, expect, test } from 'vitest';
import { feesToPay } from '../app/facts/fee-items.server.ts';
import { FigureWriter } from '../app/facts/figures.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { planItems } from '../app/plan/plan-items.server.ts';
import { writeStateComparison } from '../app/states/compare/state-comparison.server.ts';
import { tableColumns, tableRow } from '../app/states/compare/table-columns.server.ts';
import { writeGuide } from '../app/states/guide/guide.server.ts';
import { plainText } from '../app/wording/rich-text.ts';

const states = listJurisdictions();
const column = tableColumns().findIndex(({ id }) => id === 'check-fee');

/** Whoever is told to order a check finds its fee, and whoever has no fee to pay is not told to order one. */
describe('the background check is told alike in plan, guide, costs, comparison, and table', () => {
  test.each(states.map((record) => [record.slug, record] as const))('%s', (_, record) => {
    const check = record.entry.backgroundCheck.value;
    const isOrdered = check?.required === true && check.runBy === undefined;
    const item = planItems(record, new FigureWriter(record))
      .flatMap(({ items }) => items)
      .find(({ id }) => id === 'background-check');
    const told = item ? plainText(item.parts) : '';
    expect(feesToPay(record).some(({ id }) => id.startsWith('background-check'))).toBe(isOrdered);
    expect(/^(Order|Get fingerprinted for) your/.test(told)).toBe(isOrdered);
    const { check: compared, 'check-fee': fee } = writeStateComparison(record).figures;
    const guide = writeGuide(record, states).steps.map(({ text }) => plainText(text));
    const isStates = check?.runBy === 'state';
    expect(compared!.text === 'Run by the state').toBe(isStates);
    expect(guide.some((text) => text.includes('The state checks your record itself'))).toBe(isStates);
    if (!isStates) return;
    expect(told).toContain('You don’t order a background check');
    expect(fee!.text).toBe('None: the state runs the check');
    expect(tableRow(record).cells[column]!.slice(0, 2)).toEqual(['None', 0]);
  });
});
