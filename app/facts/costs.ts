/** What a license costs. Pure: sums of known fees, with the unknown ones named. */
import { dollars } from '../wording/wording.ts';

export type Fee = {
  /** What is paid for, e.g. "State exam". */
  item: string;
  /** Dollars, or null where no amount is published or it is set by a seller. */
  amount: number | null;
  /** The lowest and highest amount, where there is no single one. */
  range?: [low: number, high: number];
  /** How an unknown fee is named after the total, e.g. "fingerprints". */
  name: string;
};

/**
 * The known fees added up, in dollars rounded to the cent: `total` with the lowest of each range, `highest` with the
 * highest; and the names of those of which nothing is known.
 */
export function sumFees(fees: Fee[]): { total: number; highest: number; unknown: string[] } {
  const sum = (end: 0 | 1): number =>
    fees.reduce((cents, { amount, range }) => cents + Math.round((amount ?? range?.[end] ?? 0) * 100), 0) / 100;
  const unknown = fees.filter(({ amount, range }) => amount === null && !range).map(({ name }) => name);
  return { total: sum(0), highest: sum(1), unknown };
}

/** [50, 80] is "$50 to $80", [0, 25] "up to $25", [67, 67] "about $67". */
export function rangeInWords([low, high]: [number, number]): string {
  if (low === high) return `about ${dollars(low)}`;
  return low === 0 ? `up to ${dollars(high)}` : `${dollars(low)} to ${dollars(high)}`;
}
