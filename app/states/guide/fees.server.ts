import { sumFees } from '../../facts/costs.ts';
import { type FeeToPay, feesToPay } from '../../facts/fee-items.server.ts';
import type { Figure, FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { dollars, list } from '../../wording/wording.ts';

/** `amount`: dollars, null where no amount is published or it is set by a seller. */
export type FeeRow = { item: string; paidTo: string; figure: Figure; amount: number | null };
/** `total` in words, `sum` in dollars: the known fees together. */
export type Costs = { rows: FeeRow[]; total: string; sum: number; unknown: string };

/** The cost table of one state: every fee on the way to a first license, and the sum of those that are known. */
export function costsOf(record: StateRecord, writer: FigureWriter): Costs {
  const fees = feesToPay(record);
  const rows = fees.map((fee) => rowOf(fee, writer));
  const { total, unknown } = sumFees(
    fees.map(({ item, name }, index) => ({ item, name, amount: rows[index]!.amount })),
  );
  // Nothing added up is no sum of zero.
  const words = rows.some(({ figure }) => figure.known) ? dollars(total) : 'No known amount';
  return { rows, total: words, sum: total, unknown: list(unknown) };
}

function rowOf({ item, paidTo, amount }: FeeToPay, writer: FigureWriter): FeeRow {
  if ('fact' in amount) return { item, paidTo, figure: writer.figure(amount.fact, dollars), amount: amount.fact.value };
  const plain: Figure = { text: amount.setBy, marks: [], known: false, asOf: '' };
  const sealed = amount.sources ? { ...plain, ...writer.seal({ sources: amount.sources }), text: amount.setBy } : plain;
  return { item, paidTo, figure: sealed, amount: null };
}
