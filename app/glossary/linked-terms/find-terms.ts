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
  const patterns = patternsByStart([...slugs.keys()]);
  const found = (text: string, at: number, start: string): string | undefined => {
    const pattern = patterns.get(plain(start));
    if (pattern) pattern.lastIndex = at;
    return pattern?.exec(text)?.[0];
  };
  return (text) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { index, 1: start } of text.matchAll(mayStart)) {
      const name = index < end ? undefined : found(text, index, start!);
      if (name === undefined) continue;
      if (index > end) pieces.push(text.slice(end, index));
      pieces.push({ slug: slugs.get(singulars(plain(name)).find((one) => slugs.has(one))!)!, text: name });
      end = index + name.length;
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

const plain = (name: string): string => name.toLowerCase().replaceAll("'", '’').replaceAll(/\s+/g, ' ');

/** The names that a text may be the plural of, by the endings of `patternOf`, the longest first. */
const singulars = (text: string): string[] =>
  ['', 's', 'es', 'ies']
    .filter((ending) => text.endsWith(ending))
    .map((ending) => text.slice(0, text.length - ending.length) + (ending === 'ies' ? 'y' : ''));

/** Every place where a name may start, with the two letters there. */
const mayStart = /(?<![\w“‘-])(?=(\S[^]))/g;

/**
 * The names that start with two letters as one pattern, the longest first: one pattern of all, hundreds, takes ten
 * times as long, since it is too large to be compiled.
 */
function patternsByStart(names: string[]): Map<string, RegExp> {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const byStart = Map.groupBy(longestFirst, (name) => name.slice(0, 2));
  return new Map(
    [...byStart].map(([start, some]) => [start, new RegExp(`(?:${some.map(patternOf).join('|')})(?![\\w-])`, 'iy')]),
  );
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
