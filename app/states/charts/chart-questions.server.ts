/** The questions that charts answer, each with the figure of every state and of the District of Columbia. */
import { FigureWriter } from '../../facts/figures.server.ts';
import { factAt } from '../../facts/fact-paths.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { readingNamed, writingOf } from '../../facts/readings.server.ts';
import { facts as registry } from '../../facts/registry.server.ts';
import { spreadInWords } from '../../facts/spread.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { medianOf } from '../../facts/strip.ts';
import { capitalize, dollars, duration, hours, plural, years } from '../../wording/wording.ts';
import { comparableTotals } from '../guide/known-totals.server.ts';

/** One state's figure. `value` is null where it is unknown; `doubt` says why a known one is not sure. */
export type Charted = {
  code: string;
  name: string;
  slug: string;
  value: number | null;
  shown: string;
  doubt?: string;
};

export type ChartQuestion = {
  /** In the addresses of its files: /data/charts/<id>.svg. */
  id: string;
  question: string;
  /** The figure's name. */
  label: string;
  unit: string;
  /** How wide a row of the chart is, in the figure's unit. */
  step: number;
  /** The end or end words of a row: "$100", "60". */
  bare: (value: number) => string;
  /** What all figures come to, in words. */
  said: string;
  median: number;
  medianShown: string;
  note?: string;
  /** In the order of names. */
  states: Charted[];
};

type Asked = Pick<ChartQuestion, 'id' | 'question' | 'unit' | 'step' | 'note'> & {
  written: (value: number) => string;
  bare?: (value: number) => string;
  /** The lower end of a range in a sentence, where it needs its unit. */
  from?: (value: number) => string;
};

/** Figures that are facts, by the ids of their readings. */
const facts: (Asked & { reading: string })[] = [
  {
    id: 'course-hours',
    question: 'How many hours of pre-licensing courses do you need?',
    reading: 'hours',
    unit: 'hours',
    step: 20,
    written: hours,
  },
  {
    id: 'exam-minutes',
    question: 'How long is the exam?',
    reading: 'minutes',
    unit: 'minutes',
    step: 30,
    written: duration,
    from: duration,
  },
  {
    id: 'passing-score',
    question: 'What score do you need to pass?',
    reading: 'percent',
    unit: 'out of 100',
    step: 1,
    written: (score) => `${score} out of 100`,
    note:
      'In most states, the score is a percentage of correct answers. In others, it’s a scaled score, not a ' +
      'percentage. If each portion has its own passing score, the chart uses the lower one.',
  },
  {
    id: 'minimum-age',
    question: 'How old do you have to be?',
    reading: 'age',
    unit: 'years',
    step: 1,
    written: String,
  },
  {
    id: 'license-term',
    question: 'How long does the license last?',
    reading: 'term',
    unit: 'years',
    step: 1,
    written: years,
    bare: years,
  },
  {
    id: 'continuing-education',
    question: 'How many hours of continuing education do you need to renew?',
    reading: 'continuing',
    unit: 'hours',
    step: 5,
    written: hours,
    note: 'Hours per license term. Terms run from one to four years.',
  },
];

const fees: Asked = {
  id: 'known-fees',
  question: 'How much are the fees?',
  unit: 'US dollars',
  step: 100,
  written: (sum) => dollars(Math.round(sum)),
  bare: dollars,
  note:
    'Exam, application, license, and background check, without tuition. The range and median cover only ' +
    'states where we know every fee.',
};

let drawn: ChartQuestion[] | undefined;

/** In reading order. Made once a build. */
export function chartQuestions(): ChartQuestion[] {
  if (drawn) return drawn;
  const places = listJurisdictions().filter(({ kind }) => kind !== 'territory');
  const [hoursFirst, ...others] = facts.map(({ reading, ...asked }) => factChart(places, reading, asked));
  drawn = [hoursFirst!, feesChart(places), ...others];
  return drawn;
}

function factChart(places: StateRecord[], id: string, asked: Asked): ChartQuestion {
  const reading = readingNamed(id);
  const { path } = reading;
  const states = places.map((record): Charted => {
    const fact = factAt(record, path);
    const value = fact.value as number | null;
    const { doubt } = new FigureWriter(record).inline(fact, String);
    // A table beside the chart says the whole of what the chart counts.
    const write = reading.writtenIn ? (known: number) => writingOf(reading, record).long(known)! : asked.written;
    return charted(record, value, write, value === null ? undefined : doubt);
  });
  return chartOf({ ...asked, label: capitalize(registry[path as keyof typeof registry].called) }, states);
}

function feesChart(places: StateRecord[]): ChartQuestion {
  const totals = new Map(comparableTotals(places).map((total) => [total.slug, total]));
  const states = places.map((record) => {
    const known = totals.get(record.slug);
    return charted(record, known?.total ?? null, fees.written, known?.doubt ? 'partly unconfirmed' : undefined);
  });
  return chartOf({ ...fees, label: 'Fees, without tuition' }, states);
}

function charted(
  { name, code, slug }: StateRecord,
  value: number | null,
  written: Asked['written'],
  doubt: string | undefined,
): Charted {
  return { code, name, slug, value, shown: value === null ? 'Unknown' : written(value), ...(doubt && { doubt }) };
}

function chartOf(
  { written, bare = String, from = bare, ...asked }: Asked & { label: string },
  states: Charted[],
): ChartQuestion {
  const median = medianOf(states.flatMap(({ value }) => value ?? []));
  const known = states.flatMap(({ name, value }) => (value === null ? [] : [{ state: name, figure: value }]));
  const unknown = states.length - known.length;
  const said =
    spreadInWords(known, written, from, true) + (unknown === 0 ? '' : `; unknown in ${plural(unknown, 'state')}`);
  return { ...asked, bare, said, median, medianShown: written(median), states };
}
