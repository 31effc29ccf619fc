/** Which strings of the content are words for visitors, and their words in the language of this build. */
import { language } from '../language/language.ts';
import { type Catalog, readCatalog } from './catalog.server.ts';

/** Matches each of some names, with a space between them, as a whole. */
export const oneOf = (names: string): RegExp => new RegExp(`^(${names.replaceAll(' ', '|')})$`);

/** Florida’s exam is given in Spanish: its law is asked in both languages, that of other states is not. */
const askedInBoth = /^(questions|state-law\/florida)\//;

/** The keys whose strings are words, by the beginning of a file's name. What no line names stays as it is written. */
const keysOfWords: [RegExp, RegExp][] = [
  [
    /^jurisdictions\//,
    oneOf(
      'note text title what paidTo rule says summary passingScore deadline period examBy licensee ' +
        'licensees broker regulator name languages courses unknown for ask examLanguages citation',
    ),
  ],
  [/^formulas\//, /^(name|meaning|unit|statement|words|letters|story|traps|note)$/],
  [
    /^videos\//,
    oneOf(
      'title description heading text items cost time decides alternative captions says caption label note ' +
        'who name trap lines columns rows',
    ),
  ],
  [/^glossary\//, /^(term|definition|example|also)$/],
  [askedInBoth, /^(question|options|because|[0-3])$/],
  [/^records\.yaml$/, /^(fee|wait|form|before|bars)$/],
  [/^transfers\.yaml$/, /^(classes|skips|if|examIf|note|paper)$/],
  [/^renewal-extras\.yaml$/, /^(plus|paid)$/],
  [/^combined-exams\.yaml$/, /^(note|text|says)$/],
];

/** Lists whose items keep their English under these keys, and have the other words beside it, under `translated`. */
const inBothLanguages: [RegExp, string[]][] = [[askedInBoth, ['question', 'options']]];

/** Keys whose strings name something of the program: they have its words, whatever file they stand in. */
const keysOfNames: [RegExp, RegExp][] = [[/^questions\//, /^topic$/]];

/** Texts under these keys are names of offices and of licenses: nobody’s to translate. */
const namesStay: [RegExp, string][] = [
  [/^jurisdictions\//, 'regulator.name'],
  [/^jurisdictions\//, 'entry.title'],
];

/** One word for visitors in a content file. */
export type ContentText = { text: string; path: string };

/**
 * Calls back for each string of a parsed file that visitors read, and gives the same value with what it gave in their
 * places. @param file below content/, e.g. 'formulas/loans.yaml'
 */
export function mapWords(value: unknown, file: string, change: (text: string, path: string) => string): unknown {
  const keys = keysOfWords.find(([files]) => files.test(file))?.[1];
  if (!keys) return value;
  const stay = new Set(namesStay.filter(([files]) => files.test(file)).map(([, path]) => path));
  const walk = (part: unknown, key: string, path: string): unknown => {
    if (typeof part === 'string') return keys.test(key) && isText(part) ? change(part, path) : part;
    if (Array.isArray(part)) return part.map((item) => walk(item, key, path));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => {
        // What a fact was before has words where its value has.
        const isValue = name === 'value' || name === 'earlier';
        if (isValue && stay.has(path)) return [name, inner];
        return [name, walk(inner, isValue ? key : name, isValue ? path : path ? `${path}.${name}` : name)];
      }),
    );
  };
  return walk(value, '', '');
}

const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^https?:/.test(text);

let catalog: Catalog | undefined;

/** Words of a language, each with the English ones in whose place they are. */
export type WordsSaid = [words: string, english: string][];

/**
 * A parsed content file in the language of this build; what has no words in it stays English.
 * @param said is given what was put in, for `rememberWords`
 */
export function inThisLanguage(value: unknown, file: string, said: WordsSaid): unknown {
  if (language.code === 'en') return value;
  catalog ??= readCatalog(language.code);
  const { wordsIn, wordsFor } = catalog;
  const names = keysOfNames.find(([files]) => files.test(file))?.[1];
  const named = names ? mapStrings(value, names, (text) => wordsFor(text, '') ?? text) : value;
  const say = (part: unknown, own?: string): unknown =>
    mapWords(part, file, (text) => {
      const words = (own && wordsIn(text, own)) ?? wordsIn(text, `content/${file}`) ?? text;
      said.push([words, text]);
      return words;
    });
  if (!Array.isArray(named)) return say(named);
  const both = inBothLanguages.find(([files]) => files.test(file))?.[1];
  return named.map((item: Item) => {
    const own = say(item, contextOfItem(item, file)) as Item;
    return both ? besideEnglish(item, own, both) : own;
  });
}

type Item = Record<string, unknown>;

/** Where an item of a list may have words of its own, which fit its other words: `content/<file>#<id>`. */
export const contextOfItem = (item: unknown, file: string): string | undefined =>
  typeof item === 'object' && item !== null && 'id' in item ? `content/${file}#${String(item.id)}` : undefined;

function besideEnglish(english: Item, said: Item, keys: string[]): Item {
  const those = (item: Item): Item => Object.fromEntries(keys.map((key) => [key, item[key]]));
  return { ...said, ...those(english), translated: those(said) };
}

const originals = new Map<string, string>();

/** What `asWritten` is to know. */
export function rememberWords(said: WordsSaid): void {
  for (const [words, english] of said) originals.set(words, english);
}

/**
 * The English words of a text of the content. What is decided by words is decided by these, and names that are made
 * of words are made of these: what visitors keep in one language is found again in another.
 */
export const asWritten = (text: string): string => originals.get(text) ?? text;

function mapStrings(value: unknown, keys: RegExp, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return keys.test(key) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, keys, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapStrings(inner, keys, change, name)]),
  );
}
