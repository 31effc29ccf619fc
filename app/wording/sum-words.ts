import { capitalize } from './wording.ts';

const abbreviations = new Set(['far', 'ltv', 'noi']);
const months = new Set(['january', 'february', 'march']);

/**
 * What an input of a sum is called where the sum stands in words: "agreed rate" for "agreed_rate". A language with
 * other words has a table (content/es/wording).
 */
export function inputName(input: string): string {
  if (abbreviations.has(input)) return input.toUpperCase();
  return months.has(input) ? capitalize(input) : input.replaceAll('_', ' ');
}

/** What the result of a sum is counted in: "square feet". */
export const unitName = (unit: string): string => unit;
