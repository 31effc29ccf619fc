import { type FeeToPay, feesToPay } from './fee-items.server.ts';
import { examWait, type Road } from './road.server.ts';
import type { StateRecord } from './state-record.server.ts';

export type StepId = 'requirements' | Road['order'][number];

/** A step with what is paid there and what is due by then. */
export type OrderedStep = { id: StepId; fees: FeeToPay[]; deadlines: string[] };

/** Where nobody found the state's own order: how most states have it. */
const generalOrder: Road['order'] = [
  'course',
  'course-exam',
  'fingerprints',
  'book-exam',
  'exam',
  'sponsor',
  'license',
];

/**
 * The steps to a first license in the state's own order, or in the general one where `record.road` is missing: guide,
 * plan, cost page and their PDFs go by this list. What to bring comes first. A school's final exam and the booking of
 * the exam are part of every road, also where its source does not name them.
 */
export function orderedSteps(record: StateRecord): OrderedStep[] {
  const fees = feesToPay(record);
  const { road } = record;
  const ids: StepId[] = ['requirements', ...(road ? whole(road.order) : generalOrder)];
  return ids
    .filter((id) => id !== 'fingerprints' || road || record.entry.backgroundCheck.value?.required)
    .map((id) => ({
      id,
      fees: fees.filter(({ step }) => step === id),
      deadlines: [
        ...(road?.deadlines ?? []).filter(({ step }) => step === id).map(({ text }) => text),
        ...(id === 'book-exam' && road?.examsPerYear ? [examWait(record)] : []),
      ],
    }));
}

function whole(order: Road['order']): Road['order'] {
  return order.flatMap((id) => {
    if (id === 'course' && !order.includes('course-exam')) return [id, 'course-exam'];
    return id === 'exam' && !order.includes('book-exam') ? ['book-exam', id] : [id];
  });
}

/** What is left to do for somebody licensed elsewhere. */
export type TransferStep = 'course' | 'check' | 'application' | 'exam' | 'broker';

/** In the state's own order, which is the one of a first license. What that order does not name stands at its end. */
export function transferOrder(record: StateRecord): TransferStep[] {
  const ids = orderedSteps(record).map(({ id }) => id);
  const steps: Partial<Record<StepId, TransferStep>> = {
    course: 'course',
    fingerprints: 'check',
    [ids.includes('apply-to-state') ? 'apply-to-state' : 'license']: 'application',
    exam: 'exam',
    sponsor: 'broker',
  };
  const all: TransferStep[] = ['course', 'exam', 'check', 'broker', 'application'];
  const order = ids.flatMap((id) => steps[id] ?? []);
  return [...order, ...all.filter((step) => !order.includes(step))];
}
