/** Chooses which uses of terms become links. Pure. */
import type { Piece, TermFinder } from './find-terms.ts';

export type LinkPlan = {
  find: TermFinder;
  /** The terms that may be linked, the most useful first. */
  ranked: string[];
  /** The most links that one page gets. */
  most: number;
};

/**
 * For the texts of one page in reading order, the pieces of each: a term is linked at its first use only, and of more
 * terms than the page may link, those that are ranked first. Neighboring pieces that are no links are one.
 */
export function linkFirstUses(texts: string[], { find, ranked, most }: LinkPlan): Piece[][] {
  const found = texts.map(find);
  const used = new Set(found.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slug])));
  const waiting = new Set(ranked.filter((slug) => used.has(slug)).slice(0, most));
  return found.map((pieces) =>
    joinWords(
      pieces.map((piece) => {
        if (typeof piece === 'string') return piece;
        return waiting.delete(piece.slug) ? piece : piece.text;
      }),
    ),
  );
}

function joinWords(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

/**
 * Where in a text a term stands that is to be linked: its slug, the place of its first letter and the place behind its
 * last.
 */
export type TermPlace = [slug: string, from: number, to: number];

/** The same choice as places: small enough to send along with texts that a page already holds. */
export function placesOfFirstUses(texts: string[], plan: LinkPlan): TermPlace[][] {
  return linkFirstUses(texts, plan).map((pieces) => {
    let end = 0;
    return pieces.flatMap((piece): TermPlace[] => {
      const from = end;
      end += typeof piece === 'string' ? piece.length : piece.text.length;
      return typeof piece === 'string' ? [] : [[piece.slug, from, end]];
    });
  });
}
