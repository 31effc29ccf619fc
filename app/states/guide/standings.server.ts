import { listJurisdictions, listStates } from '../../facts/jurisdictions.server.ts';
import { type Strip, stripOf, stripOfAll } from '../../facts/strip.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { dollars, duration, hours } from '../../wording/wording.ts';
import { comparableTotals, type KnownTotal } from './known-totals.server.ts';

/** One figure of a state among all states: in words, and drawn as a strip. */
export type Standing = { label: string; shown: string; said: string; strip: Strip };

type Comparison = (others: string, median: string) => string;

type Metric = {
  label: string;
  valueOf: (record: StateRecord) => number | null;
  written: (value: number) => string;
  /** What the others do that have more or less of it, after their count, with the median. */
  more: Comparison;
  less: Comparison;
  /** How the state's own figure is shown, where it is more than the value that is compared. */
  shownOf?: (record: StateRecord) => string;
};

const feesLabel = 'Fees, without tuition';

const moreHours: Comparison = (others, median) => `${others} require more hours; the median is ${median}`;
const fewerHours: Comparison = (others, median) => `${others} require fewer hours; the median is ${median}`;

const metrics: Metric[] = [
  {
    label: 'Course hours',
    valueOf: ({ entry }) => entry.prelicenseHours.value,
    written: (count) => hours(count),
    more: moreHours,
    less: fewerHours,
  },
  {
    label: feesLabel,
    valueOf: ({ slug }) => knownTotals().get(slug)?.total ?? null,
    written: dollars,
    more: (others, median) => `${others} charge more; the median is ${median}`,
    less: (others, median) => `${others} charge less; the median is ${median}`,
    shownOf: ({ slug }) => knownTotals().get(slug)!.shown,
  },
  {
    label: 'Exam time',
    valueOf: ({ entry }) => entry.exam.minutes.value,
    written: duration,
    more: (others, median) => `${others} give you more time; the median is ${median}`,
    less: (others, median) => `${others} give you less time; the median is ${median}`,
  },
  {
    label: 'Continuing education',
    valueOf: yearlyEducation,
    written: (count) => `${hours(count)} a year`,
    more: moreHours,
    less: fewerHours,
  },
];

/** Hours a year, because terms run from one to four years. */
function yearlyEducation({ entry }: StateRecord): number | null {
  const [total, term] = [entry.continuingEducationHours.value, entry.renewalYears.value];
  return total === null || !term ? null : Math.round((total / term) * 10) / 10;
}

let totals: Map<string, KnownTotal> | undefined;

/** The fees of those whose own fees are all known; any other sum would look cheap beside them. */
const knownTotals = (): Map<string, KnownTotal> =>
  (totals ??= new Map(comparableTotals(listJurisdictions()).map((known) => [known.slug, known])));

/** The 50 states and the District of Columbia; a territory is set against them, not among them. */
const compared = (): StateRecord[] => listJurisdictions().filter(({ kind }) => kind !== 'territory');

const drawn = new Map<Metric, ReturnType<typeof stripOfAll>>();

/** The metrics of which the state's own figure is known. */
export function standingsOf(record: StateRecord): Standing[] {
  return metrics.flatMap((metric) => {
    const { label, valueOf, written, shownOf = () => written(valueOf(record)!) } = metric;
    const value = valueOf(record);
    if (value === null) return [];
    const shown = shownOf(record);
    const said = inWords(value, othersOf(metric, record), metric) ?? 'The same as the median';
    return [
      {
        label,
        shown,
        said: shown === written(value) ? said : `${said}. We compare the low end of each range`,
        strip: stripOf(allOf(metric), value),
      },
    ];
  });
}

function allOf(metric: Metric): ReturnType<typeof stripOfAll> {
  const all = drawn.get(metric) ?? stripOfAll(compared().flatMap((other) => metric.valueOf(other) ?? []));
  drawn.set(metric, all);
  return all;
}

function othersOf(metric: Metric, { slug, kind }: StateRecord): Others {
  const others = listStates().filter((other) => other.slug !== slug);
  const values = others.flatMap((other) => metric.valueOf(other) ?? []);
  return { values, median: allOf(metric).median, isState: kind === 'state' };
}

/** The state's fees among those of all states in a sentence of its own; '' where not every fee of it is known. */
export function feeStandingOf(record: StateRecord): string {
  const metric = metrics.find(({ label }) => label === feesLabel)!;
  const value = metric.valueOf(record);
  if (value === null) return '';
  const others = othersOf(metric, record);
  const said =
    inWords(value, others, metric) ?? `Fees here are at the median of all states (${dollars(others.median)})`;
  return metric.shownOf!(record) === dollars(value) ? said : `${said}. We compare the low end of each range`;
}

/** Those that a state is set against and that have a figure: their values, with the median of all. */
type Others = { values: number[]; median: number; isState: boolean };

/** "43 of the other 49 states", or all of them. */
function counted(count: number, { values: { length: total }, isState }: Others, haveFees: boolean): string {
  if (haveFees) {
    if (count === total)
      return isState ? `All of the other ${total} states with known fees` : `All ${total} states with known fees`;
    return isState
      ? `${count} of the other ${total} states with known fees`
      : `${count} of ${total} states with known fees`;
  }
  if (count === total) return isState ? `All of the other ${total} states` : `All ${total} states`;
  return isState ? `${count} of the other ${total} states` : `${count} of ${total} states`;
}

/** "43 of the other 49 states require more hours; the median is 75 hours". Null where the value is the median. */
function inWords(value: number, others: Others, { label, written, more, less }: Metric): string | null {
  const { values, median } = others;
  const [below, above] = [values.filter((other) => other < value), values.filter((other) => other > value)];
  if (value === median && above.length < values.length && below.length < values.length) return null;
  const [count, said] = value < median || above.length === values.length ? [above.length, more] : [below.length, less];
  return said(counted(count, others, label === feesLabel), written(median));
}
