import { listJurisdictions, listStates } from '../../facts/jurisdictions.server.ts';
import { type Strip, stripOf, stripOfAll } from '../../facts/strip.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { dollars, duration, hours, word } from '../../wording/wording.ts';
import { comparableTotals, type KnownTotal } from './known-totals.server.ts';

/** One figure of a state among all states: in words, and drawn as a strip. */
export type Standing = { label: string; shown: string; said: string; strip: Strip };

type Metric = {
  label: string;
  valueOf: (record: StateRecord) => number | null;
  written: (value: number) => string;
  /** How the state's own figure is shown, where it is more than the value that is compared. */
  shownOf?: (record: StateRecord) => string;
};

const feesLabel = 'Fees, without tuition';

const metrics: Metric[] = [
  { label: 'Course hours', valueOf: ({ entry }) => entry.prelicenseHours.value, written: (count) => hours(count) },
  {
    label: feesLabel,
    valueOf: ({ slug }) => knownTotals().get(slug)?.total ?? null,
    written: dollars,
    shownOf: ({ slug }) => knownTotals().get(slug)!.shown,
  },
  { label: 'Exam time', valueOf: ({ entry }) => entry.exam.minutes.value, written: duration },
  { label: 'Continuing education', valueOf: yearlyEducation, written: (count) => `${hours(count)} a year` },
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
    const said = inWords(value, othersOf(metric, record), written);
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
  return { values, median: allOf(metric).median, ...calledOthers(kind === 'state', metric.label === feesLabel) };
}

/** The state's fees among those of all states in a sentence of its own; '' where not every fee of it is known. */
export function feeStandingOf(record: StateRecord): string {
  const metric = metrics.find(({ label }) => label === feesLabel)!;
  const value = metric.valueOf(record);
  if (value === null) return '';
  const said = feesInWords(value, othersOf(metric, record));
  return metric.shownOf!(record) === dollars(value) ? said : `${said}. We compare the low end of each range`;
}

function feesInWords(value: number, { values, median, called, any }: Others): string {
  const [below, above] = [values.filter((other) => other < value), values.filter((other) => other > value)];
  const middle = dollars(median);
  if (above.length === values.length) return `Fees here are lower than in ${any} (median: ${middle})`;
  if (below.length === values.length) return `Fees here are higher than in ${any} (median: ${middle})`;
  if (value === median) return `Fees here are at the median of ${called} (${middle})`;
  return value < median
    ? `Fees here are lower than in ${above.length} of ${values.length} ${called} (median: ${middle})`
    : `Fees here are higher than in ${below.length} of ${values.length} ${called} (median: ${middle})`;
}

/** What a state is set against: in a count of them, and all of them. */
function calledOthers(isState: boolean, haveFees: boolean): { called: string; any: string } {
  if (!isState && !haveFees) return { called: word('states'), any: 'any state' };
  if (!isState) return { called: 'states with known fees', any: 'any state with known fees' };
  if (!haveFees) return { called: 'other states', any: 'any other state' };
  return { called: 'other states with known fees', any: 'any other state with known fees' };
}

type Others = { values: number[]; median: number; called: string; any: string };

/** "More than in 46 of 49 other states; the median is 75 hours". */
function inWords(value: number, { values, median, called, any }: Others, written: Metric['written']): string {
  const [below, above] = [values.filter((other) => other < value), values.filter((other) => other > value)];
  const middle = `the median is ${written(median)}`;
  if (above.length === values.length) return `Less than in ${any}; ${middle}`;
  if (below.length === values.length) return `More than in ${any}; ${middle}`;
  if (value === median) return 'The same as the median';
  const standing = value < median ? `Less than in ${above.length}` : `More than in ${below.length}`;
  return `${standing} of ${values.length} ${called}; ${middle}`;
}
