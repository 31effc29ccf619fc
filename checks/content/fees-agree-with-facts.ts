import { feeFactOf } from '../../app/facts/fee-items.server.ts';
import { feeFacts } from '../../app/facts/road.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';

/**
 * Each fee that is a fact stands once among the items of a road: as one item, or as parts that add up to it. An amount
 * of its own beside the fact is refused by the schema, so the two cannot differ.
 */
export function feesAgreeWithFacts(record: StateRecord): ContentProblem[] {
  const { road } = record;
  if (!road) return [];
  return feeFacts.flatMap((path) => {
    const problem = problemOf(record, road.fees, path);
    return problem ? [{ file: stateFile(record.slug), field: 'road.fees', problem: `${path} ${problem}` }] : [];
  });
}

type Fees = NonNullable<StateRecord['road']>['fees'];

function problemOf(record: StateRecord, fees: Fees, path: (typeof feeFacts)[number]): string | null {
  const whole = fees.filter(({ fact }) => fact === path);
  const parts = fees.filter(({ partOf }) => partOf === path);
  const fact = feeFactOf(record, path);
  if (!fact) return whole.length + parts.length > 0 ? 'is an item, although the state asks for no such fee' : null;
  if (whole.length + Math.min(parts.length, 1) !== 1)
    return `stands ${whole.length} times as an item and has ${parts.length} parts: it needs one item, or parts`;
  const { value } = fact;
  const [item] = whole;
  if (item?.rangeUsd && value !== null && (value < item.rangeUsd[0] || value > item.rangeUsd[1]))
    return `is ${value}, outside of the item's range`;
  if (item) return null;
  const lowest = parts.map(({ amountUsd, rangeUsd }) => amountUsd ?? rangeUsd?.[0] ?? null);
  if (lowest.includes(null)) return value === null ? null : `is ${value}, but a part of it has no amount`;
  const sum = lowest.reduce<number>((cents, amount) => cents + Math.round(amount! * 100), 0) / 100;
  return sum === value ? null : `is ${value}, but its parts add up to ${sum}`;
}
