/** What two to four states have side by side, and where they differ. Pure: no content, no React. */

import { paths } from '../../paths.ts';

export type Source = { publisher: string; url: string | null; kind: string; date: string; id?: string };

/** One state's figure, written out at build time as the state's guide writes it. */
export type ComparedFigure = {
  text: string;
  /** Numbers in the state's own list of sources, from 1. */
  marks: number[];
  /** In words, where we are not sure: "unconfirmed", "sources disagree". */
  doubt?: string;
  note?: string;
  /** False where nothing is published; `text` then says whom to ask. */
  known: boolean;
  /** The number itself, of a figure that is drawn; absent where it is not known. */
  amount?: number;
};

/** One state's figures with their source marks, as the comparison and the table fetch them. */
export const comparisonFile = (slug: string): string => `${paths.compareStates}/${slug}.json`;

/** The content of such a file. */
export type StateComparison = {
  name: string;
  code: string;
  slug: string;
  regulator: { name: string; url: string | null };
  /** By the id of the fact. */
  figures: Record<string, ComparedFigure>;
  sources: Source[];
};

export type ComparedFact = {
  id: string;
  label: string;
  /** A rule in each state's own sentences: other words need not mean another rule, so it is not compared by machine. */
  inWords?: true;
  /** A number that bars show. */
  isDrawn?: true;
};
export type FactGroup = { id: string; title: string; facts: ComparedFact[] };

export const mostStates = 4;

/** 'open': a figure is missing, so that nobody can tell. 'words': compare them by reading. */
export type Verdict = 'differs' | 'same' | 'open' | 'words';

/** Whether the states say the same about a fact. Two known figures that differ decide, whatever is missing besides. */
export function verdictOf(fact: ComparedFact, states: StateComparison[]): Verdict {
  const figures = states.map(({ figures: found }) => found[fact.id]).filter((figure) => figure !== undefined);
  const known = figures.filter((figure) => figure.known);
  if (known.length < 2) return 'open';
  if (fact.inWords) return 'words';
  if (new Set(known.map(({ text }) => text)).size > 1) return 'differs';
  return known.length < states.length ? 'open' : 'same';
}

/** How many facts have which verdict. */
export function tally(groups: FactGroup[], states: StateComparison[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = { differs: 0, same: 0, open: 0, words: 0 };
  for (const fact of groups.flatMap(({ facts }) => facts)) counts[verdictOf(fact, states)] += 1;
  return counts;
}

/** Sources are numbered through the whole page, state by state: how many stand before each state's first. */
export function sourceOffsets(states: StateComparison[]): number[] {
  return states.map((_, place) => states.slice(0, place).reduce((sum, { sources }) => sum + sources.length, 0));
}
