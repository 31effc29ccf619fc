/** The order of results that a text index found. Pure. */

export type Ranked = { score: number; title: string; kind: string };

/** A tool answers rarely, a guide of a state mostly: how much the score of a kind of page counts. */
const kindWeights: Record<string, number> = { 'State guide': 1.3, 'Glossary term': 1.15, Page: 1.1, Glossary: 0.6, Articles: 0.5, Tool: 0.95 };

/** Results in order: the index's score, more for titles that hold the words searched for, by how much of the title they are. */
export function rankResults<Result extends Ranked>(results: Result[], words: string[]): Result[] {
  return results
    .map((result) => ({ result, rank: result.score * (kindWeights[result.kind] ?? 1) * titleFactor(result.title, words) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ result }) => result);
}

/** 1 where no word is in the title, up to 4 where title and words are the same. */
function titleFactor(title: string, words: string[]): number {
  const inTitle = title.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const held = words.filter((word) => inTitle.some((other) => other === word || other === `${word}s` || `${other}s` === word));
  const ofWords = held.length / words.length;
  const ofTitle = held.length / Math.max(inTitle.length, held.length, 1);
  return 1 + 2 * ofWords + ofWords * ofTitle;
}
