import { readingNamed } from './readings.server.ts';
import type { ShownFact } from './fact.server.ts';
import type { Road } from './road.server.ts';
import type { StateRecord } from './state-record.server.ts';

/** Something to pay for on the way to a first license, with the step it is paid at. */
export type FeeToPay = {
  /** As a table of costs names it, e.g. "State exam, first attempt". */
  item: string;
  /** As a sentence names it where its amount is unknown, e.g. "the exam fee". */
  name: string;
  step: Road['order'][number];
  paidTo: string;
  /** What the state or its exam company charges, in US dollars; or who sets the price. */
  amount: { fact: ShownFact<number> } | { setBy: string; sources?: string[] };
};

/** Every fee of a record in the order in which costs list them. What is not asked for costs nothing and is no item. */
export function feesToPay({ entry, words, road }: StateRecord): FeeToPay[] {
  return [
    {
      item: 'Pre-licensing courses',
      name: 'course tuition',
      step: 'course',
      paidTo: 'your school',
      amount: { setBy: 'Set by each school' },
    },
    {
      item: 'State exam, first attempt',
      name: 'the exam fee',
      step: stepOf(road, entry.exam.feeUsd.value) ?? 'book-exam',
      paidTo: words.examBy ?? entry.exam.provider.value ?? 'the exam provider',
      amount: { fact: entry.exam.feeUsd },
    },
    ...checkToPay(entry.backgroundCheck),
    {
      item: readingNamed('application-fee').label,
      name: 'the application and license fee',
      step: stepOf(road, entry.applicationFeeUsd.value) ?? 'license',
      paidTo: words.regulator,
      amount: { fact: entry.applicationFeeUsd },
    },
    ...(entry.errorsAndOmissionsInsurance.value ? [insurance(entry.errorsAndOmissionsInsurance.sources)] : []),
  ];
}

/** Where the state's own order of steps has this amount: in California the exam is paid with the application. */
const stepOf = (road: Road | undefined, amount: number | null): FeeToPay['step'] | undefined =>
  amount === null ? undefined : road?.fees.find(({ amountUsd }) => amountUsd === amount)?.step;

function checkToPay(check: StateRecord['entry']['backgroundCheck']): FeeToPay[] {
  if (!check.value?.required) return [];
  const item = check.value.fingerprints
    ? `${readingNamed('check').label} and fingerprints`
    : readingNamed('check').label;
  const fact = { ...check, earlier: undefined, value: check.value.feeUsd };
  return [{ item, name: item.toLowerCase(), step: 'fingerprints', paidTo: 'the checking agency', amount: { fact } }];
}

const insurance = (sources: string[]): FeeToPay => ({
  item: readingNamed('insurance').label,
  name: 'insurance',
  step: 'license',
  paidTo: 'the insurer',
  amount: { setBy: 'Set by the insurer', sources },
});
