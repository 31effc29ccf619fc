/** The order of results that a text index found. Pure; the page's worker and the server rank alike. */
import type { SearchPlace } from './find-places.ts';
import { bare, isIdle } from './search-words.ts';

/** `score`: how well the text answers, by any measure that grows. */
export type Ranked = { path: string; kind: string; title: string; score: number };

/** How much the score of a kind of page counts. */
const kindWeights: Record<string, number> = {
  'State guide': 1.3,
  'Glossary term': 1.15,
  Page: 1.1,
  Glossary: 0.6,
  Articles: 0.5,
};
/** A page about one state answers who names the state; to others, a page of each state would say nearly the same. */
const perStateKinds = new Set([
  'State guide',
  'License facts quiz',
  'License law questions',
  'Cost and time',
  'Plan',
  'Renewal',
  'Transferring a license',
]);
const unnamedStateWeight = 0.15;

/**
 * Results in order: the index's score, more for titles that hold the words searched for, by how much of the title they
 * are.
 * @param known the states, whose names may be others than their addresses
 */
export function rankResults<Result extends Ranked>(
  results: Result[],
  words: string[],
  known: Pick<SearchPlace, 'slug' | 'name'>[] = [],
): Result[] {
  const said = words.map(bare);
  const named = new Set(known.filter(({ name }) => isNamed(name, said)).map(({ slug }) => slug));
  return results
    .map((result) => ({
      result,
      rank: result.score * kindFactor(result, words, named) * titleFactor(result.title, words),
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ result }) => result);
}

/** The state is the last part of an address; of a law's it is the third, and a part of the law may follow. */
const stateOf = ({ kind, path }: Ranked): string => path.split('/').at(kind === 'License law questions' ? 3 : -1) ?? '';

const isNamed = (name: string, words: string[]): boolean =>
  name.split(/[\s-]+/).every((part) => words.includes(bare(part)) || isIdle(part));

function kindFactor(result: Ranked, words: string[], named: Set<string>): number {
  const { kind } = result;
  const state = stateOf(result);
  const isUnnamed = perStateKinds.has(kind) && !named.has(state) && !isNamed(state, words);
  return isUnnamed ? unnamedStateWeight : (kindWeights[kind] ?? 1);
}

/** 1 where no word is in the title, up to 4 where title and words are the same. */
function titleFactor(title: string, words: string[]): number {
  const inTitle = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const held = words.filter((word) =>
    inTitle.some((other) => other === word || other === `${word}s` || `${other}s` === word),
  );
  const ofWords = held.length / words.length;
  const ofTitle = held.length / Math.max(inTitle.length, held.length, 1);
  return 1 + 2 * ofWords + ofWords * ofTitle;
}

/**
 * Whether a text holds every word, in any form: its beginning will do. For an unknown word, Pagefind finds pages with
 * any word that begins with the same letter or two.
 */
export function holdsWords(text: string, words: string[]): boolean {
  const inText = text.toLowerCase();
  return words.every((word) => inText.includes(word.slice(0, Math.max(3, word.length - 3))));
}
