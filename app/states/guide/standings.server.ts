import { listJurisdictions, listStates } from '../../facts/jurisdictions.server.ts';
import { type Strip, stripOf, stripOfAll } from '../../facts/strip.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { dollars, duration, hours } from '../../wording/wording.ts';
import { comparableTotals } from './known-totals.server.ts';

/** One figure of a state among all states: in words, and drawn as a strip. */
export type Standing = { label: string; shown: string; said: string; strip: Strip };

type Metric = { label: string; valueOf: (record: StateRecord) => number | null; written: (value: number) => string };

const feesLabel = 'Fees, without tuition';

const metrics: Metric[] = [
  { label: 'Course hours', valueOf: ({ entry }) => entry.prelicenseHours.value, written: (count) => hours(count) },
  { label: feesLabel, valueOf: ({ slug }) => knownTotals().get(slug) ?? null, written: dollars },
  { label: 'Exam time', valueOf: ({ entry }) => entry.exam.minutes.value, written: duration },
  { label: 'Continuing education', valueOf: yearlyEducation, written: (count) => `${hours(count)} a year` },
];

/** Hours a year, because terms run from one to four years. */
function yearlyEducation({ entry }: StateRecord): number | null {
  const [total, term] = [entry.continuingEducationHours.value, entry.renewalYears.value];
  return total === null || !term ? null : Math.round((total / term) * 10) / 10;
}

let totals: Map<string, number> | undefined;

/** The fees of those whose own fees are all known; any other sum would look cheap beside them. */
const knownTotals = (): Map<string, number> =>
  (totals ??= new Map(comparableTotals(listJurisdictions()).map(({ slug, total }) => [slug, total])));

/** The 50 states and the District of Columbia; a territory is set against them, not among them. */
const compared = (): StateRecord[] => listJurisdictions().filter(({ kind }) => kind !== 'territory');

const drawn = new Map<Metric, ReturnType<typeof stripOfAll>>();

/** The metrics of which the state's own figure is known. */
export function standingsOf(record: StateRecord): Standing[] {
  return metrics.flatMap((metric) => {
    const { label, valueOf, written } = metric;
    const value = valueOf(record);
    if (value === null) return [];
    const all = drawn.get(metric) ?? stripOfAll(compared().flatMap((other) => valueOf(other) ?? []));
    drawn.set(metric, all);
    const others = listStates().filter((other) => other.slug !== record.slug);
    const values = others.flatMap((other) => valueOf(other) ?? []);
    const states = record.kind === 'state' ? 'other states' : 'states';
    const called = label === feesLabel ? `${states} with known fees` : states;
    return [
      {
        label,
        shown: written(value),
        said: inWords(value, { values, median: all.median, called }, written),
        strip: stripOf(all, value),
      },
    ];
  });
}

/** The state's fees among those of all states in a sentence; '' where not every fee of it is known. */
export const feeStandingOf = (record: StateRecord): string =>
  standingsOf(record).find(({ label }) => label === feesLabel)?.said ?? '';

type Others = { values: number[]; median: number; called: string };

/** "More than in 46 of 49 other states; the median is 75 hours". */
function inWords(value: number, { values, median, called }: Others, written: Metric['written']): string {
  const [below, above] = [values.filter((other) => other < value), values.filter((other) => other > value)];
  const middle = `the median is ${written(median)}`;
  if (above.length === values.length) return `Less than in any ${called.replace('states', 'state')}; ${middle}`;
  if (below.length === values.length) return `More than in any ${called.replace('states', 'state')}; ${middle}`;
  if (value === median) return 'The same as the median';
  const standing = value < median ? `Less than in ${above.length}` : `More than in ${below.length}`;
  return `${standing} of ${values.length} ${called}; ${middle}`;
}
