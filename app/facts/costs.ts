/** What a license costs. Pure: sums of known fees, with the unknown ones named. */

export type Fee = {
  /** What is paid for, e.g. "State exam". */
  item: string;
  /** Dollars, or null where no amount is published or it is set by a seller. */
  amount: number | null;
  /** How an unknown fee is named after the total, e.g. "fingerprints". */
  name: string;
};

/** The known fees added up, in dollars rounded to the cent, and the names of those without an amount. */
export function sumFees(fees: Fee[]): { total: number; unknown: string[] } {
  const cents = fees.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
  return { total: cents / 100, unknown: fees.filter(({ amount }) => amount === null).map(({ name }) => name) };
}
