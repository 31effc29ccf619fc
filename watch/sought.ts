/** What of a fact can be looked for on a page: a figure or a short name. */
import type { AnyEntry } from '../app/facts/fact-entry.server.ts';
import type { Figure, Word } from './page-words.ts';

/** `figures`: the ways to print it, as numbers of a kind. `phrase`: its words, where it is a name. */
export type Sought = { figures: { number: number; kind: string }[]; phrase: string[]; keywords: string[] };

const kinds: Record<string, string> = {
  'US dollars': '$',
  hours: 'hour',
  years: 'year',
  minutes: 'minute',
  percent: '%',
  questions: 'question',
};
const parts: Record<string, string> = { feeUsd: '$', hours: 'hour', percent: '%', waitDays: 'day' };
/** Longer values are rules in the state's own sentences: no program tells whether they still hold. */
const longestName = 4;
const emptyWords = new Set('a an the for of in on to rule list number published'.split(' '));

/** Null for a value that no program can look for: yes or no, a rule in words. */
export function soughtOf({ called, unit }: AnyEntry, value: unknown): Sought | null {
  const keywords = called.split(/[\s-]+/).filter((word) => !emptyWords.has(word));
  if (typeof value === 'number')
    return { figures: waysToPrint(value, kinds[unit ?? ''] ?? 'year'), phrase: [], keywords };
  if (typeof value === 'string') {
    const phrase = value.toLowerCase().match(/[\p{L}\d’']+/gu) ?? [];
    const isName = phrase.length > 0 && phrase.length <= longestName && !/^https?:/.test(value);
    return isName ? { figures: [], phrase, keywords } : null;
  }
  const part = Object.entries(parts).find(
    ([name]) => typeof (value as Record<string, unknown> | null)?.[name] === 'number',
  );
  if (!part) return null;
  const number = (value as Record<string, number>)[part[0]]!;
  return { figures: waysToPrint(number, part[1]), phrase: [], keywords };
}

/** 240 minutes may be printed as 4 hours, 2 years as 24 months. */
function waysToPrint(number: number, kind: string): Sought['figures'] {
  const ways = [{ number, kind }];
  if (kind === 'minute' && number % 30 === 0) ways.push({ number: number / 60, kind: 'hour' });
  if (kind === 'year') ways.push({ number: number * 12, kind: 'month' });
  return ways;
}

/** Whether a word is the figure, or the first word of the name, that is sought. */
export function isSought(words: Word[], at: number, { figures, phrase }: Sought): boolean {
  const { figure } = words[at] ?? {};
  if (phrase.length > 0) return phrase.every((word, index) => words[at + index] && saysWord(words[at + index]!, word));
  return figure !== undefined && figures.some((sought) => isFigure(figure, sought));
}

const saysWord = ({ plain, figure }: Word, word: string): boolean => plain === word || figure?.printed === word;

const isFigure = ({ number, kind }: Figure, sought: { number: number; kind: string }): boolean =>
  number === sought.number && isKind(kind, sought.kind);

/** A figure whose kind nothing says may be of any. */
export const isKind = (kind: string, sought: string): boolean => kind === sought || kind === '';

/** How many of the fact's own words stand within so many words. Words are compared by their first five letters. */
export function keywordsNear(words: Word[], at: number, keywords: string[], within: number): number {
  const around = [
    ...words.slice(Math.max(0, at - within), at + within + 1).map(({ plain }) => plain),
    ...(words[at]?.section.toLowerCase().match(/\p{L}+/gu) ?? []),
  ];
  const stem = (word: string): string => word.slice(0, 5).toLowerCase();
  return keywords.filter((keyword) => around.some((word) => stem(word) === stem(keyword))).length;
}
