import { asWritten } from '../content/words-of-content.server.ts';
import { capitalize, withThe, word } from '../wording/wording.ts';
import { readingNamed } from './readings.server.ts';
import type { ShownFact } from './fact.server.ts';
import { type feeFacts, type FeeItem, itemsOfFact, type Road } from './road.server.ts';
import type { StateRecord } from './state-record.server.ts';

type FeeFact = (typeof feeFacts)[number];
type RoadStep = Road['order'][number];

/** Something to pay for on the way to a first license, with the step it is paid at. */
export type FeeToPay = {
  /** Stands in saved plans: the visitor's own figure for it is kept under this name. */
  id: string;
  /** As a table of costs names it, e.g. "State exam, first attempt". */
  item: string;
  /** As a sentence names it where its amount is unknown, e.g. "the exam fee". */
  name: string;
  step: RoadStep;
  paidTo: string;
  /** What the state or its exam company charges, in US dollars; or who sets the price. */
  amount: { fact: ShownFact<number> } | { setBy: string; sources?: string[] };
  /** Whom to ask for the amount, where that is not the regulator. */
  ask?: string;
  /** The lowest and highest amount, where there is no single one. */
  range?: [low: number, high: number];
  /** One of several that together are a fact. */
  isPart?: boolean;
};

/**
 * Every fee of a record, in the order in which it is paid. What is not asked for costs nothing and is no item.
 * Where the state's own order of steps is not known, each stands at the step of the general one.
 */
export function feesToPay(record: StateRecord): FeeToPay[] {
  const { road, entry } = record;
  const ofState = road ? road.fees.flatMap((fee) => itemOf(fee, road, record)) : generalFees(record);
  const fees = [
    tuition,
    ...ofState,
    ...(entry.errorsAndOmissionsInsurance.value ? [insurance(entry.errorsAndOmissionsInsurance.sources)] : []),
  ];
  return road ? fees.toSorted((a, b) => road.order.indexOf(a.step) - road.order.indexOf(b.step)) : fees;
}

/** Fees are unknown to a record in one of three ways: each has a name in sentences and in saved plans. */
const kinds: Record<FeeFact, { id: (record: StateRecord) => string; name: string }> = {
  'entry.exam.feeUsd': { id: () => 'state-exam-first-attempt', name: 'the exam fee' },
  'entry.backgroundCheck': {
    id: ({ entry }) =>
      entry.backgroundCheck.value?.fingerprints ? 'background-check-and-fingerprints' : 'background-check',
    name: 'the background check',
  },
  'entry.applicationFeeUsd': { id: () => 'application-and-license', name: 'the application and license fee' },
};

/** The fee that a fact holds; null where the state asks for no such thing. */
export function feeFactOf({ entry }: StateRecord, path: FeeFact): ShownFact<number> | null {
  if (path === 'entry.exam.feeUsd') return entry.exam.feeUsd;
  if (path === 'entry.applicationFeeUsd') return entry.applicationFeeUsd;
  const { earlier: _, value, ...check } = entry.backgroundCheck;
  return value?.required && !value.runBy ? { ...check, value: value.feeUsd } : null;
}

function itemOf(fee: FeeItem, road: Road, record: StateRecord): FeeToPay[] {
  const { what, step, paidTo, ask, rangeUsd: range } = fee;
  const item = capitalize(what);
  if (!fee.fact) {
    const fact = { value: fee.amountUsd ?? null, sources: fee.sources ?? road.sources, note: fee.note };
    const id = fee === mainPart(road, fee.partOf) ? kinds[fee.partOf!].id(record) : idOf(what);
    return [{ id, item, name: withThe(what), step, paidTo, amount: { fact }, range, ask, isPart: true }];
  }
  const fact = feeFactOf(record, fee.fact);
  if (!fact) return [];
  const { id, name } = kinds[fee.fact];
  const shown = fee.note ? { ...fact, note: [fact.note, fee.note].filter(Boolean).join(' ') } : fact;
  return [
    {
      id: id(record),
      item,
      name,
      step,
      paidTo,
      amount: { fact: shown },
      range: fact.value === null ? range : undefined,
      ask,
    },
  ];
}

/**
 * Of several parts of one fee, the one that stands for the whole in saved plans: what a visitor wrote down or checked
 * off before the parts were known stays with the part that is still missing, or else with the last.
 */
function mainPart(road: Road, whole: FeeFact | undefined): FeeItem | undefined {
  const parts = whole ? itemsOfFact(road, whole) : [];
  return parts.findLast(({ amountUsd }) => amountUsd === null) ?? parts.at(-1);
}

function generalFees(record: StateRecord): FeeToPay[] {
  const { entry, words } = record;
  const { value: check } = entry.backgroundCheck;
  const fee = (path: FeeFact, item: string, step: RoadStep, paidTo: string): FeeToPay[] => {
    const fact = feeFactOf(record, path);
    return fact ? [{ id: kinds[path].id(record), item, name: kinds[path].name, step, paidTo, amount: { fact } }] : [];
  };
  const examiner = words.examBy ?? entry.exam.provider.value ?? 'the exam company';
  const checked = readingNamed('check').label;
  return [
    ...fee(
      'entry.backgroundCheck',
      check?.fingerprints ? `${checked} and fingerprints` : checked,
      'fingerprints',
      'the checking agency',
    ),
    ...fee('entry.exam.feeUsd', 'State exam, first attempt', 'book-exam', examiner),
    ...fee('entry.applicationFeeUsd', readingNamed('application-fee').label, 'license', words.regulator),
  ];
}

const tuition: FeeToPay = {
  id: 'pre-licensing-courses',
  item: 'Pre-licensing courses',
  name: word('tuition'),
  step: 'course',
  paidTo: 'your school',
  amount: { setBy: 'Set by each school' },
};

const insurance = (sources: string[]): FeeToPay => ({
  id: 'errors-and-omissions-insurance',
  item: readingNamed('insurance').label,
  name: word('insurance'),
  step: 'license',
  paidTo: 'the insurer',
  amount: { setBy: 'Set by the insurer', sources },
});

/** "State exam, first attempt" is "state-exam-first-attempt". */
const idOf = (what: string): string =>
  asWritten(what)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
