/** The cards and their order. Pure. */

/** One term as its area’s file holds it. `english`: the same in English, where the cards are in another language. */
export type TermCard = { slug: string; term: string; english?: string; definition: string; example: string };

/** One side to be asked: `term` asks for the meaning, `meaning` for the term. */
export type Card = TermCard & { id: string; area: string; asks: 'meaning' | 'term' };

/**
 * One area and where its cards are. `first`: its first card of the mix, so that whoever begins anew sees one before any
 * file has come.
 */
export type CardArea = { area: string; name: string; count: number; path: string; first: TermCard };

/**
 * Terms mixed: in the order of the alphabet neighbors would give each other away. The mix is the same every time, and
 * that of a part of the terms is in the order of the whole.
 */
export const inMix = <T extends { slug: string }>(terms: T[]): T[] =>
  terms.toSorted((a, b) => hash(a.slug) - hash(b.slug) || (a.slug < b.slug ? -1 : 1));

/** The cards of some areas, mixed. */
export function cardsOf(terms: (TermCard & { area: string })[], bothWays: boolean): Card[] {
  return inMix(terms).flatMap((term): Card[] => {
    const forth: Card = { ...term, id: term.slug, asks: 'meaning' };
    return bothWays ? [forth, { ...term, id: backwards(term.slug), asks: 'term' }] : [forth];
  });
}

export const backwards = (slug: string): string => `${slug}~`;
export const isBackwards = (id: string): boolean => id.endsWith('~');

/** FNV-1a: an order without meaning, equal on every device. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}
