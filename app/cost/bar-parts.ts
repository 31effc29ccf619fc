/** The fees of a state as parts of one bar. Pure. */
import type { FeeRow } from '../states/guide/fees.server.ts';

/** Of the bar's 1,000 units: enough to be seen, for what has no amount. */
const unpriced = 90;

/** Its kind, where it begins and how wide it is. */
export type BarPart = [kind: 'known' | 'range' | 'unpriced', x: number, width: number];

/** Known amounts share the bar to scale; what has no amount takes a strip of its own at the end. */
export function barParts(rows: Pick<FeeRow, 'amount' | 'range'>[]): BarPart[] {
  const sized = rows.map(({ amount, range }) => ({
    low: amount ?? range?.[0] ?? 0,
    more: amount === null && range ? range[1] - range[0] : 0,
    isUnpriced: amount === null && !range,
  }));
  const room = 1000 - unpriced * sized.filter(({ isUnpriced }) => isUnpriced).length;
  const scale = room / sized.reduce((sum, { low, more }) => sum + low + more, 0);
  const widths = [
    ...sized.map(({ low }) => ['known', low * scale] as const),
    ...sized.map(({ more }) => ['range', more * scale] as const),
    ...sized.map(({ isUnpriced }) => ['unpriced', isUnpriced ? unpriced : 0] as const),
  ].filter(([, width]) => width > 0);
  let x = 0;
  return widths.map(([kind, width]) => {
    // A gap of 3 keeps neighbors apart.
    const part: BarPart = [kind, Math.round(x), Math.max(2, Math.round(width) - 3)];
    x += width;
    return part;
  });
}

/** The bar with the key to its parts; null where no amount is known. `known` and `unknown` in words. */
export function costBar(rows: Parameters<typeof barParts>[0], known: string, unknown: string) {
  const parts = barParts(rows);
  const names: Record<BarPart[0], string> = {
    known: `Known: ${known}`,
    range: 'Fees that vary',
    unpriced: `Still to price: ${unknown}`,
  };
  const kinds = [...new Set(parts.map(([kind]) => kind))];
  return kinds.includes('known') ? { parts, key: kinds.map((kind) => [kind, names[kind]] as const) } : null;
}
