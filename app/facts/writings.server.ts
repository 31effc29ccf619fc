/** How values are written: long with their unit, short without it, and what a table sorts them by. Pure. */
import { dollars, duration, hours, list, plural, sentence, years } from '../wording/wording.ts';

export type Writing<T> = {
  /** With its unit, for a row or a sentence. Null where the fact is known, but not this part of it. */
  long: (value: T) => string | null;
  /** Without its unit, which the column's head names. */
  short?: (value: T) => string | null;
  sort?: (value: T) => number | null;
};

/** Units as the open data names them, each with how articles write a number of it. */
export const units = {
  'US dollars': dollars,
  hours,
  years,
  minutes: (count: number) => plural(count, 'minute'),
  percent: (share: number) => `${share}%`,
  // Articles say themselves what is counted: "80 of the 120 questions".
  questions: String,
} as const;
export type Unit = keyof typeof units;

const number = (long: (value: number) => string, short: (value: number) => string = String): Writing<number> => ({
  long,
  short,
  sort: (value) => value,
});

export const inDollars = number(dollars, dollars);
export const inHours = number(hours);
export const inYears = number(years);
export const inMinutes = number(duration);
export const inQuestions = number((count) => plural(count, 'question'));
export const inPercent = number(units.percent, units.percent);
/** An age: "18". */
export const asNumber = number(String);

export const asText: Writing<string> = { long: String };
export const asSentence: Writing<string> = { long: sentence };
export const asList: Writing<string[]> = { long: (items) => list(items) };

/** In a table "Yes" and "No", at length what they mean. */
export const yesOrNo = (yes: string, no: string): Writing<boolean> => ({
  long: (value) => (value ? yes : no),
  short: (value) => (value ? 'Yes' : 'No'),
  sort: (value) => (value ? 1 : 0),
});

export const required = yesOrNo('Required', 'Not required');

/** One word of a few: each at length, short, and its place in an order. */
export const oneOf = <W extends string>(
  words: Record<W, { long: string; short: string; sort: number }>,
): Writing<W> => ({
  long: (word) => words[word].long,
  short: (word) => words[word].short,
  sort: (word) => words[word].sort,
});

/** A part of a value, written as such values are. */
export function partOf<T, P>(take: (value: T) => P | null, { long, short, sort }: Writing<P>): Writing<T> {
  const of =
    <R>(write: (part: P) => R | null) =>
    (value: T): R | null => {
      const part = take(value);
      return part === null ? null : write(part);
    };
  return { long: of(long), ...(short && { short: of(short) }), ...(sort && { sort: of(sort) }) };
}
