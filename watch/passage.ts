/** A passage around a figure, kept as hashes of its words' runs, and found again on a page that changed. Pure. */
import { createHash } from 'node:crypto';
import type { Word } from './page-words.ts';

/** Words on each side of the figure that belong to the passage, and words in a run that is hashed. */
const reach = 20;
const runLength = 3;

/** `runs`: hashes in order, none of the words themselves. `place`: which word of the passage the figure is. */
export type Passage = { runs: string[]; place: number };

export function passageAt(words: Word[], at: number): Passage {
  const start = Math.max(0, at - reach);
  return { runs: runsOf(words.slice(start, at + reach + 1)), place: at - start };
}

const runsOf = (words: Word[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, index) => hashOf(words.slice(index, index + runLength)));

const hashOf = (run: Word[]): string =>
  createHash('sha256')
    .update(run.map(({ plain }) => plain).join(' '))
    .digest('base64url')
    .slice(0, 8);

/**
 * `at`: where the figure should stand now. `likeness`: the share of the passage's runs that are there, 0 to 1. `near`:
 * the same of the runs about the figure, which say what it is the figure of.
 */
export type FoundPassage = { at: number; likeness: number; near: number };

/** Where most of a passage's runs stand together; null where none is. */
export function findPassage(words: Word[], { runs, place }: Passage): FoundPassage | null {
  const positions = new Map<string, number[]>();
  runsOf(words).forEach((hash, index) => {
    const known = positions.get(hash);
    if (known) known.push(index);
    else positions.set(hash, [index]);
  });
  const hits = runs.flatMap((hash, index) =>
    (positions.get(hash) ?? []).map((position) => ({ index, position, shift: position - index })),
  );
  if (hits.length === 0) return null;
  const best = hits
    .map(({ shift }) => hits.filter((hit) => Math.abs(hit.shift - shift) <= drift))
    .reduce((a, b) => (distinct(b) > distinct(a) ? b : a));
  // Words may have come or gone between: the runs nearest to the figure say best where it is.
  const nearest = best.toSorted((a, b) => Math.abs(a.index - place) - Math.abs(b.index - place))[0]!;
  const isNear = (index: number): boolean => index >= place - nearReach - runLength + 1 && index <= place + nearReach;
  const about = runs.filter((_, index) => isNear(index)).length;
  return {
    at: place + nearest.shift,
    likeness: distinct(best) / runs.length,
    near: distinct(best.filter(({ index }) => isNear(index))) / about,
  };
}

/** Words on each side that belong to the figure itself. */
const nearReach = 5;
/** So many words may come or go within a passage. */
const drift = 8;
const distinct = (hits: { index: number }[]): number => new Set(hits.map(({ index }) => index)).size;
