import { rangeInWords, sumFees } from '../../facts/costs.ts';
import { type FeeToPay, feesToPay } from '../../facts/fee-items.server.ts';
import type { Figure, FigureWriter } from '../../facts/figures.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { capitalize, dollars, list } from '../../wording/wording.ts';

/**
 * `paidTo` begins a cell, so it has a capital. `amount`: dollars, null where no single amount is published or it is set
 * by a seller.
 */
export type FeeRow = {
  id: string;
  item: string;
  paidTo: string;
  figure: Figure;
  amount: number | null;
  range?: [low: number, high: number];
};

/**
 * `total` in words: "$209", "$170.50 to $200.50", "at least $49 (about $370 with the missing
 * fees)". `known` is its first half, `reported` the amount in its second, '' where there is none. `sum` in dollars: the
 * known fees together, each range by its lower end; `highest` by its upper one. `unknown`: what is not in them,
 * `missing`: the state's own of it.
 */
export type Costs = {
  rows: FeeRow[];
  total: string;
  known: string;
  reported: string;
  sum: number;
  highest: number;
  unknown: string;
  missing: string;
};

/** The cost table of one state: every fee on the way to a first license, and the sum of those that are known. */
export function costsOf(record: StateRecord, writer: FigureWriter): Costs {
  const fees = feesToPay(record);
  const rows = fees.map((fee) => rowOf(fee, writer));
  const { total, highest, unknown } = sumFees(
    fees.map(({ item, name }, index) => ({ item, name, amount: rows[index]!.amount, range: rows[index]!.range })),
  );
  const isMissing = ({ amount }: FeeToPay, index: number): boolean =>
    'fact' in amount && rows[index]!.amount === null && !rows[index]!.range;
  const missing = fees.filter(isMissing).map(({ name }) => name);
  const known = knownInWords(total, highest, missing.length > 0);
  const reported = record.feesReported && record.feesReported.upToUsd > highest ? record.feesReported.upToUsd : null;
  return {
    rows,
    total: reported === null ? known : `${known} (${toTens(reported)} with the missing fees)`,
    known,
    reported: reported === null ? '' : toTens(reported),
    sum: total,
    highest,
    unknown: list(unknown),
    missing: list(missing),
  };
}

/** What others say all fees come to is no sum of ours: "about $370". */
const toTens = (amount: number): string => `about ${dollars(Math.round(amount / 10) * 10)}`;

/** Nothing added up is no sum of zero; a sum without a part of the state's own is a least one. */
function knownInWords(low: number, high: number, isPartial: boolean): string {
  if (high === 0) return 'No known amount';
  if (isPartial) return `at least ${dollars(low)}`;
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

/** Whom to ask instead of the regulator, whose address it then is not. */
const askedOf = (ask: string | undefined): Partial<Figure> => (ask ? { text: `Ask ${ask}`, href: undefined } : {});

function rowOf({ id, item, amount, range, ask, ...fee }: FeeToPay, writer: FigureWriter): FeeRow {
  const paidTo = capitalize(fee.paidTo);
  if ('setBy' in amount) {
    const plain: Figure = { text: amount.setBy, marks: [], known: false, asOf: '' };
    const figure = amount.sources
      ? { ...plain, ...writer.seal({ sources: amount.sources }), text: amount.setBy }
      : plain;
    return { id, item, paidTo, figure, amount: null };
  }
  const { value } = amount.fact;
  const shown = value === null && range ? writer.none(amount.fact, rangeInWords(range)) : null;
  const figure = shown ?? { ...writer.figure(amount.fact, dollars), ...(value === null && askedOf(ask)) };
  // "About $67" is one amount, so every sum has it and nobody is asked for it again.
  if (shown && range![0] === range![1]) return { id, item, paidTo, figure, amount: range![0] };
  return { id, item, paidTo, figure, amount: value, ...(shown && { range }) };
}
