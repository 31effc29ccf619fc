/** Finds terms in running text. Pure. */

export type Named = { slug: string; names: string[] };

/** A piece of a text: words, or a term's name as it stands there. */
export type Piece = string | { slug: string; text: string };

export type TermFinder = (text: string) => Piece[];

/**
 * Cuts a text where terms stand in it: whole words in any case, also in the plural, of two that begin at one place the
 * longer. What stands behind an opening quotation mark is somebody's words and left alone. The pieces joined are the
 * text.
 * @param terms every term that is known, so that a tax lien is not taken for a lien
 */
export function termFinder(terms: Named[]): TermFinder {
  const slugs = new Map(terms.flatMap(({ slug, names }) => names.map((name) => [plain(name), slug] as const)));
  const { names, anyOf } = oneOf([...slugs.keys()].toSorted((a, b) => b.length - a.length));
  const pattern = new RegExp(`(?<![\\w“‘-])(?:${anyOf})(?![\\w-])`, 'gi');
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const name = names[match.slice(1).findIndex((group) => group !== undefined)]!;
      if (match.index > end) pieces.push(text.slice(end, match.index));
      pieces.push({ slug: slugs.get(name)!, text: match[0] });
      end = match.index + match[0].length;
    }
    if (end < text.length) pieces.push(text.slice(end));
    return pieces;
  };
}

/**
 * The names by which a term can stand in a text: "Loan-to-value ratio (LTV)" without its parentheses and as LTV, and
 * its other names.
 */
export function namesOf({ term, also }: { term: string; also: string[] }): string[] {
  const [, bare = term, abbreviation] = /^(.*?)(?: \(([A-Z]{3,})\))?$/.exec(term) ?? [];
  return [bare.replace(/ \([^)]*\)$/, ''), ...(abbreviation ? [abbreviation] : []), ...also];
}

const plain = (name: string): string => name.toLowerCase().replaceAll("'", '’');

/**
 * A pattern of all these names, a group for each, and the names in the order of their groups. Names are tried by their
 * first letter, then by their first two: to try hundreds one after the other at each word takes three times as long.
 */
function oneOf(longestFirst: string[], letters = [1, 2]): { names: string[]; anyOf: string } {
  const [count, ...more] = letters;
  if (count === undefined)
    return { names: longestFirst, anyOf: longestFirst.map((name) => `(${patternOf(name)})`).join('|') };
  const parts = [...Map.groupBy(longestFirst, (name) => name.slice(0, count))].map(([start, names]) => ({
    ...oneOf(names, more),
    start,
  }));
  return {
    names: parts.flatMap(({ names }) => names),
    anyOf: parts.map(({ start, anyOf }) => `(?=${escaped(start)})(?:${anyOf})`).join('|'),
  };
}

const escaped = (name: string): string =>
  name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('’', "['’]")
    .replaceAll(' ', '\\s+');

function patternOf(name: string): string {
  const pattern = escaped(name);
  return pattern.endsWith('y') ? `${pattern.slice(0, -1)}(?:y|ies)` : `${pattern}(?:s|es)?`;
}
