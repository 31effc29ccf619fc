/** Amounts that visitors type, and the sum of a state's fees with them. Pure. */
import { sumFees } from '../facts/costs.ts';

/** `range`: its lowest and highest amount in dollars, where there is no single one. */
export type OwnFigure = { id: string; label: string; why: string; range?: Range };

type Range = [low: number, high: number];

const largest = 100_000;

/** "$1,250.50" is 1250.5; an empty field is no amount. Never throws: what cannot be read says how to put it right. */
export function readAmount(text: string): { amount: number | null } | { problem: string } {
  const digits = text.trim().replace(/^\$\s*/, '');
  if (digits === '') return { amount: null };
  const amount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN;
  return amount <= largest ? { amount } : { problem: 'Enter dollars, such as 450 or 79.50, up to 100,000.' };
}

export type Total = {
  /** Dollars. */
  known: number;
  /** The fees without a single amount that the visitor put none on. */
  varies: Range;
  own: number;
  together: Range;
  /** What still has no amount and no range, by its label. */
  missing: string[];
  /** What is wrong, by the field's id. */
  problems: Record<string, string>;
};

/**
 * The known fees and the visitor's own figures, each summed in cents. A range counts until its own amount is typed.
 * @param known the state's published fees, in dollars
 * @param figures what has no published amount; of these, only those in `needed` (ids) are missed when empty
 */
export function totalOf(known: number[], figures: OwnFigure[], needed: string[], typed: (id: string) => string): Total {
  const read = figures.map((figure) => ({ ...figure, ...readAmount(typed(figure.id)) }));
  const amounts = read.map((figure) => ('amount' in figure ? figure.amount : null));
  const open = read.filter((_, index) => amounts[index] === null);
  const ranges = open.flatMap(({ range }) => (range ? [range] : []));
  const ends = [0, 1] as const;
  return {
    known: sum(known),
    varies: ends.map((end) => sum(ranges.map((range) => range[end]))) as Range,
    own: sum(amounts),
    together: ends.map((end) => sum([...known, ...ranges.map((range) => range[end]), ...amounts])) as Range,
    missing: open.filter(({ id, range }) => !range && needed.includes(id)).map(({ label }) => label),
    problems: Object.fromEntries(read.flatMap((figure) => ('problem' in figure ? [[figure.id, figure.problem]] : []))),
  };
}

const sum = (amounts: (number | null)[]): number =>
  sumFees(amounts.map((amount) => ({ item: '', name: '', amount }))).total;
