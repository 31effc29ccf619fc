import { inputName, unitName } from '../../wording/sum-words.ts';
import type { ExamQuestion } from '../../question-bank/question-bank.server.ts';

type Sum = NonNullable<ExamQuestion['math']>;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
const signs: Record<string, string> = { '*': '×', '/': '÷', '-': '−', '**': '^' };
/** Inputs that are named after their number: they stand as figures in both lines. */
export const numerals = new Set(['one', 'two', 'hundred', 'per', 'quarter', 'half']);

/** How a sum of the bank is done: in words, then in figures, with its result. */
export type WorkedSum = { words: string; figures: string };

/**
 * "price × rate" and "320,000 × 0.055 = $17,600", from a formula that checks/content/math-adds-up.ts has done again.
 */
export function workedSum({ inputs, formula, result, unit, round }: Sum): WorkedSum {
  const parts = formula.match(/\*\*|[a-z_]+|[\d.]+|[()+\-*/]/g) ?? [];
  const figureOf = (part: string): string =>
    inputs[part] === undefined ? (signs[part] ?? part) : number.format(inputs[part]);
  const wordOf = (part: string): string => (numerals.has(part) ? figureOf(part) : (signs[part] ?? wordFor(part)));
  return {
    words: written(parts.map(wordOf)),
    figures: `${written(parts.map(figureOf))} = ${withUnit(result, unit, round)}`,
  };
}

/** Numbers and parentheses have no name. */
const wordFor = (part: string): string => (/[a-z]/.test(part) ? inputName(part) : part);

const written = (parts: string[]): string => parts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')');

const formatters = new Map<string, Intl.NumberFormat>();

/** Made once: a formatter costs more than all the rest, and sums with other numbers are written thousands of times. */
function formatter(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const known =
    formatters.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  formatters.set(key, known);
  return known;
}

function withUnit(result: number, unit: Sum['unit'], round: number): string {
  const figure = formatter(unit === 'dollars' && !Number.isInteger(result) ? round : 0, round).format(result);
  if (unit === 'dollars') return `$${figure}`;
  if (unit === 'percent') return `${figure}%`;
  return unit === 'multiplier' ? figure : `${figure} ${unitName(unit)}`;
}
