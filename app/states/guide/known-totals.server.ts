import { costsOf } from './fees.server.ts';
import { FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';

export type KnownTotal = { name: string; slug: string; total: number; shown: string; doubt: boolean };

/**
 * The states whose own fees are all known, cheapest first. Only these can be set side by side: what is missing in
 * another state's sum would make it look cheap. Tuition and insurance are set by sellers and in nobody's sum.
 */
export function comparableTotals(states: StateRecord[]): KnownTotal[] {
  return states
    .map((record) => ({ record, costs: costsOf(record, new FigureWriter(record)) }))
    .filter(({ record, costs }) => costs.missing === '' && record.entry.backgroundCheck.value !== null)
    .map(({ record: { name, slug }, costs: { rows, sum, total } }) => ({
      name,
      slug,
      total: sum,
      shown: total,
      doubt: rows.some(({ figure }) => figure.doubt !== undefined),
    }))
    .toSorted((a, b) => a.total - b.total || a.name.localeCompare(b.name));
}
