import type { Known } from './fact.server.ts';
import type { AnyEntry } from './fact-entry.server.ts';
import { asText, units, type Writing } from './writings.server.ts';

/** Where the fact had a value, but not this part of it. */
export const noPart = 'no value';

/** A fact's value before and after a change, as a sentence says them: what of it is shown and became another. */
export function writeValue(entry: AnyEntry, before: unknown, after: unknown): [before: string, after: string] {
  const readings = Object.values(entry.readings) as { label: string; written: Writing<unknown> }[];
  const told = readings.find(({ written }) => textOf(written, before) !== textOf(written, after)) ?? readings[0];
  const [old, fresh] = [writeOne(entry, before, told?.written), writeOne(entry, after, told?.written)];
  // "Yes" alone would not say what was asked.
  const isAnswer = before !== null && old === noPart && fresh.startsWith('“');
  return [old, isAnswer ? `“${told!.label}: ${withoutQuotes(fresh)}”` : fresh];
}

/** A value as `writeValue` gives it, where it stands by itself. */
export const withoutQuotes = (value: string): string => value.replace(/^“([^]*)”$/, '$1');

const textOf = (written: Writing<unknown> | undefined, value: unknown): string | null =>
  value === null ? null : (written?.long(value) ?? null);

function writeOne(entry: AnyEntry, value: unknown, written?: Writing<unknown>): string {
  const { unit } = entry;
  if (unit && typeof value === 'number') return units[unit](value);
  const none = value === null && noneOf(entry);
  if (none) return `“${none}”`;
  const text = textOf(written, value) ?? noPart;
  // "A scaled score of 75 …": begins like a sentence and is none. In another language as well.
  if (/^(?:A|Un) /.test(text)) return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
  // A figure or a name stands in a sentence as it is; other words are set apart.
  return /^[$\d]/.test(text) || text === noPart || written === asText ? text : `“${text.replace(/\.$/, '')}”`;
}

/** What a missing value says where it is an answer ("None"); undefined where it means that nothing was found. */
export const noneOf = ({ readings }: AnyEntry): string | undefined =>
  Object.values(readings).find(({ whenNull }) => whenNull?.means === 'none')?.whenNull?.long;

/**
 * A fact's value in words, all its figures after each other; null where nothing was found.
 * @param state its postal code, and its other facts
 */
export function valueInWords(
  { readings }: AnyEntry,
  value: unknown,
  { code, known }: { code: string; known: Known },
): string | null {
  if (value === null) return null;
  const told = Object.values(readings).flatMap(
    ({ written, writtenIn }) => (writtenIn?.(code, known) ?? written).long(value) ?? [],
  );
  return [...new Set(told)].join('; ') || null;
}
