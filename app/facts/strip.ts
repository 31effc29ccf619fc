/**
 * A figure of every state as one strip: a bar for each value, as high as the number of states that have it. Pure; in
 * the units of a picture `stripWidth` wide and `stripHeight` high.
 */
export const stripWidth = 240;
export const stripHeight = 30;

const edge = 4;
/** Bars of 3 units stand in bins of 4, so that neighbors never touch. */
const bin = 4;
const lowest = 2;

/** How many bins a strip has, and where one stands. */
const bins = Math.floor((stripWidth - 2 * edge) / bin);
export const placeOf = (at: number): number => edge + bin * at;

/**
 * `heights`: a letter a bin, a for none, b for the lowest bar: a page's data holds it, so it is short. `binOf`: the bin
 * of a value, counted from 0.
 */
export type StripOfAll = { heights: string; median: number; binOf: (value: number) => number };
export type Strip = { heights: string; middle: number; at: number };

const letters = 'abcdefghijklmnopqrstuvwxyz';
const tallest = 20;

/** @param values of all states where it is known; at least one */
export function stripOfAll(values: number[]): StripOfAll {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const binOf = (value: number): number => {
    const part = most === least ? 0.5 : (value - least) / (most - least);
    return Math.round(bins * Math.min(1, Math.max(0, part)));
  };
  const counts = Array.from({ length: bins + 1 }, (_, at) => values.filter((value) => binOf(value) === at).length);
  const highest = Math.max(...counts);
  const heights = counts.map((count) => letters[count && 1 + Math.round((count / highest) * (tallest - 1))]).join('');
  return { heights: heights.replace(/a+$/, ''), median: medianOf(values), binOf };
}

/** One state on the strip of all. A territory beyond its ends stands at the end. */
export const stripOf = ({ heights, median, binOf }: StripOfAll, value: number): Strip => ({
  heights,
  middle: binOf(median),
  at: binOf(value),
});

/** The bars as a path to stroke. */
export const barsOf = ({ heights }: Strip): string =>
  [...heights]
    .map((letter, at) => (letter === 'a' ? '' : `M${placeOf(at)} ${stripHeight}v-${lowest + letters.indexOf(letter)}`))
    .join('');

/** The middle value; between two of them, their mean. @param values at least one */
export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
