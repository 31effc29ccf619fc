import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { neighborsOf } from '../facts/outlines.server.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { medianOf } from '../facts/strip.ts';
import { comparableTotals } from '../states/guide/known-totals.server.ts';
import { dollars } from '../wording/wording.ts';

/**
 * The fees of one place beside another's. `width`: of the longest bar, in percent; null where not every fee is known,
 * and a bar would look too short. `slug`: of a neighbor.
 */
export type FeesBeside = [name: string, shown: string, width: number | null, slug?: string];

let totals: Map<string, { total: number; shown: string }> | undefined;

/** This place, the median of all states, and its neighbors by name; empty where there is nothing to compare. */
export function feesBeside(record: StateRecord): FeesBeside[] {
  totals ??= new Map(comparableTotals(listJurisdictions()).map((known) => [known.slug, known]));
  const known = totals;
  const states = listJurisdictions().filter(({ kind }) => kind !== 'territory');
  const median = medianOf(states.flatMap(({ slug }) => known.get(slug)?.total ?? []));
  const beside = [record, ...states.filter(({ code }) => neighborsOf(record.code).includes(code))].map(
    ({ name, slug }) => ({ name, slug, ...known.get(slug) }),
  );
  if (beside.filter(({ total }) => total !== undefined).length === 0 || beside.length === 1) return [];
  const most = Math.max(median, ...beside.map(({ total }) => total ?? 0));
  const widthOf = (total: number): number => Math.round((total / most) * 100);
  const rows = beside.map(({ name, slug, total, shown }): FeesBeside => {
    const width = total === undefined ? null : widthOf(total);
    const bar = [name, shown ?? 'Some fees unknown', width] as const;
    return slug === record.slug ? [...bar] : [...bar, slug];
  });
  return [rows[0]!, ['Median (states with known fees)', dollars(median), widthOf(median)], ...rows.slice(1)];
}
