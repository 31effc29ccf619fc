import { evaluate } from '../../question-bank/formula.ts';
import type { BankSum } from '../../question-bank/question-bank.server.ts';
import { figurePattern } from './varied-question.ts';

/**
 * A figure of a sum's texts: how it follows from the inputs, and how it is written. `decimals`: as written; `isExact`:
 * whether it was rounded to them; `isGiven`: one of the inputs, as round as its steps make it.
 */
export type Figure = {
  formula: string;
  /** As it stands in the question. */
  value: number;
  decimals: number;
  isExact: boolean;
  isGiven: boolean;
  isMoney: boolean;
  isPercent: boolean;
  hasZeros: boolean;
};

/** The figures of a text in their order. @throws Error naming one that nothing explains, or two things do. */
export const figuresOf = (text: string, math: BankSum, id: string): Figure[] =>
  [...text.matchAll(figurePattern)].map((match) => {
    const [written] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + written.length);
    return figureOf(written, before.endsWith('$'), /^(?:%|[ -]percent)/.test(after), math, id);
  });

function figureOf(written: string, isMoney: boolean, isPercent: boolean, math: BankSum, id: string): Figure {
  const value = Number(written.replaceAll(',', ''));
  const given = math.figures?.[written] ? [] : givenAs(value, isPercent, math);
  const formula = math.figures?.[written] ?? explained(value, given, math);
  if (formula === undefined) throw new Error(`${id}: nothing says how ${written} follows`);
  const decimals = written.split('.')[1]?.length ?? 0;
  const inputs = { ...math.inputs, ...math.story };
  const exact = evaluate(formula, inputs).value;
  const figure = {
    formula,
    value,
    decimals,
    isExact: Math.abs(exact - value) < 1e-9 * Math.max(1, value),
    isGiven: given.includes(formula),
    isMoney,
    isPercent,
    hasZeros: /\.\d*0$/.test(written),
  };
  const rounded = figureWith(figure, inputs);
  const again = rounded === undefined ? exact : writtenFigure(figure, rounded);
  if (again !== written) throw new Error(`${id}: ${formula} gives ${again}, not ${written}`);
  return figure;
}

/** The inputs that a figure could be, as they stand or in percent. */
const givenAs = (value: number, isPercent: boolean, { inputs }: BankSum): string[] =>
  Object.entries(inputs).flatMap(([name, input]) => {
    if (input === value) return [name];
    return isPercent && Math.abs(input * 100 - value) < 1e-9 ? [`${name} * 100`] : [];
  });

/** Undefined where the figure could be nothing, or several things of which one varies. */
function explained(value: number, given: string[], { formula, result, vary = {}, fixed = [] }: BankSum) {
  if (fixed.includes(value)) return String(value);
  const found = [...given, ...(value === result ? [`(${formula})`] : [])];
  if (found.length === 1) return found[0];
  const varies = given.some((name) => vary[name.split(' ')[0]!]) || value === result;
  return found.length > 0 && !varies ? String(value) : undefined;
}

/** So many times a figure may be larger or smaller than the one it stands for. */
const furthest = 5;

/**
 * The figure with other inputs, rounded. Undefined where it would not be as round as the one it stands for, or is far
 * from it.
 */
export function figureWith(figure: Figure, inputs: Record<string, number>): number | undefined {
  const { formula, value: before, decimals, isExact, isGiven, isPercent } = figure;
  const { value } = evaluate(formula, inputs);
  const most = isGiven ? 3 : Math.max(decimals, isPercent ? 1 : 0);
  const rounded = Number(value.toFixed(isExact ? most : decimals));
  if (isExact && Math.abs(rounded - value) > 1e-7) return undefined;
  return rounded * furthest < before || rounded > before * furthest ? undefined : rounded;
}

// Made once: a formatter costs more than all the rest.
const formatters = [0, 1, 2, 3, 4].map(
  (least) => new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: 4 }),
);

export function writtenFigure({ decimals, isMoney, hasZeros }: Figure, value: number): string {
  const cents = isMoney && (decimals > 0 || !Number.isInteger(value)) ? 2 : 0;
  return formatters[hasZeros ? decimals : cents]!.format(value);
}
