import { costsOf } from '../states/guide/fees.server.ts';
import { FigureWriter } from '../facts/figures.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';

export type KnownTotal = { name: string; slug: string; total: number; doubt: boolean };

/**
 * The states whose own fees are all published, cheapest first. Only these can be set side by side: what is missing in
 * another state's sum would make it look cheap. Tuition and insurance are set by sellers and in nobody's sum.
 */
export function comparableTotals(states: StateRecord[]): KnownTotal[] {
  return states
    .filter(
      ({ entry }) =>
        entry.exam.feeUsd.value !== null &&
        entry.applicationFeeUsd.value !== null &&
        hasWholeCheck(entry.backgroundCheck.value),
    )
    .map((record) => {
      const { rows, sum } = costsOf(record, new FigureWriter(record));
      return {
        name: record.name,
        slug: record.slug,
        total: sum,
        doubt: rows.some(({ figure }) => figure.doubt !== undefined),
      };
    })
    .toSorted((a, b) => a.total - b.total || a.name.localeCompare(b.name));
}

/** A check that is not asked for costs nothing; one that is needs its fee. */
const hasWholeCheck = (check: StateRecord['entry']['backgroundCheck']['value']): boolean =>
  check !== null && (!check.required || check.feeUsd !== null);
