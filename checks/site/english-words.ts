import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

/** A word in lower case; one that goes on with a capital, a digit or a sign (an address, a variable) is none. */
const words = /(?<![\p{L}\p{N}’'@./_$-])\p{Ll}[\p{Ll}’'-]*\p{Ll}(?![\p{L}\p{N}’'@/_]|[.-]\p{L})/gu;
/** English beside the other words, which is how an exam will say it: "deuda (debt)", "not", "en inglés: lien". */
const glosses = [/[^.;:()]*\b(?:en inglés|también)\b[^.;()]*/gi, /\([^()]*\)/g, /“[^”]*”/g];
/** What is left of "Reasonable care" in a lesson, where the first letter of each duty stands apart. */
const apart = /^easonable care: /;
/** Words of the language that English has too, and far more often. */
const alsoOwn = new Set(['once', 'done', 'data', 'he', 'active']);
/** Small words inside a name: "Division of Real Estate", "Rules and Regulations". */
const insideName = /(?<=\p{Lu}[\p{L}.,’'&]*,? (?:\S+ )?)(?:and|of|the|for|in|to|or|on|by|with|at|a|an|from|as)(?= )/gu;
/** What of an article nobody reads: its first lines' names, elements. */
const code = /^\w+:|<[^>]*>/gm;

/**
 * Tells which words of a text only English has: they stand in the English of a catalog and hardly ever in the words of
 * the language, glosses apart. A word of both ("general", "no") is none of them.
 * @param pairs English texts and those that take their place
 * @param articles other texts in the language
 */
export function englishWords(
  pairs: { english: string; own: string }[],
  articles: string[],
): (text: string) => string[] {
  // Pages have typographic apostrophes.
  const said = [...articles, ...pairs.filter((pair) => pair.english !== pair.own).map((pair) => pair.own)].map((text) =>
    text.replaceAll("'", '’'),
  );
  const written = glosses.map((gloss) => new Set(said.flatMap((text) => text.match(gloss) ?? [])));
  const without = (text: string, isGloss: (found: string, kind: number) => boolean): string =>
    glosses.reduce(
      (rest, gloss, kind) => rest.replaceAll(gloss, (found) => (isGloss(found, kind) ? ' ' : found)),
      text,
    );
  const known = countsOf(said.map((text) => without(text.replaceAll(code, ' '), (_, kind) => kind === 1)));
  const english = countsOf(pairs.map((pair) => pair.english));
  // A name inside a sentence has a word of English now and then: "the Rules for brokers".
  const isEnglishOnly = (word: string): boolean =>
    !alsoOwn.has(word) && (known.get(word) ?? 0) < (english.get(word) ?? 0) * 0.05;
  return (text) =>
    wordsOf(without(text.replace(apart, ''), (found, kind) => written[kind]!.has(found))).filter(isEnglishOnly);
}

const wordsOf = (text: string): string[] => text.replaceAll(insideName, '').match(words) ?? [];

function countsOf(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a language, with the English that they stand for, and its articles. */
export function readWords(language: string): Parameters<typeof englishWords> {
  const folder = join('content', language);
  const pairs = globSync(`${folder}/text/**/*.po`).flatMap((file) =>
    Object.values(po.parse(readFileSync(file)).translations)
      .flatMap((messages) => Object.values(messages))
      .map(({ msgid, msgstr: [own = ''] }) => ({ english: msgid, own })),
  );
  return [pairs, globSync(`${folder}/articles/*`).map((file) => readFileSync(file, 'utf8'))];
}
