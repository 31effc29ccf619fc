/** Amounts that visitors type, and the sum of a state's fees with them. Pure. */
import { sumFees } from '../facts/costs.ts';

/** `known`: its lowest and highest amount in words, where there is no single one. */
export type OwnFigure = { id: string; label: string; why: string; known?: string };

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
  own: number;
  together: number;
  /** What still has no amount, by its label, with what is known of it. */
  missing: string[];
  /** What is wrong, by the field's id. */
  problems: Record<string, string>;
};

/**
 * The known fees and the visitor's own figures, each summed in cents.
 * @param known the state's published fees, in dollars
 * @param figures what has no published amount; of these, only those in `needed` (ids) are missed when empty
 */
export function totalOf(known: number[], figures: OwnFigure[], needed: string[], typed: (id: string) => string): Total {
  const read = figures.map((figure) => ({ ...figure, ...readAmount(typed(figure.id)) }));
  const amounts = read.map((figure) => ('amount' in figure ? figure.amount : null));
  const [fees, own] = [sum(known), sum(amounts)];
  return {
    known: fees,
    own,
    together: sum([fees, own]),
    missing: read
      .filter(({ id }, index) => amounts[index] === null && needed.includes(id))
      .map(({ label, known: range }) => (range ? `${label}, ${range}` : label)),
    problems: Object.fromEntries(read.flatMap((figure) => ('problem' in figure ? [[figure.id, figure.problem]] : []))),
  };
}

const sum = (amounts: (number | null)[]): number =>
  sumFees(amounts.map((amount) => ({ item: '', name: '', amount }))).total;
