import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { kept } from './kept.server.ts';

/** English words and those that take their place. A text may have others in one file: the file under `msgctxt`. */
export type Catalog = {
  /** @param file where the text stands, from the project's folder: its own words come before those for all files */
  wordsFor: (text: string, file: string) => string | undefined;
  /** The words for this file alone. */
  wordsIn: (text: string, file: string) => string | undefined;
  size: number;
};

type Entry = [key: string, words: string];

/**
 * Reads every PO file of a language below content/<code>/text: half a second, and each process and thread of a build
 * asks for them. @throws Error where one is no PO file
 */
export function readCatalog(code: string, folder = join('content', code, 'text')): Catalog {
  const files = globSync(`${folder}/**/*.po`)
    .toSorted()
    .map((file) => readFileSync(file));
  const entries = new Map(kept(`words-${code}`, files, () => entriesOf(files)));
  return {
    wordsFor: (text, file) => entries.get(`${file}\u0004${text}`) ?? entries.get(`\u0004${text}`),
    wordsIn: (text, file) => entries.get(`${file}\u0004${text}`),
    size: entries.size,
  };
}

const entriesOf = (files: Buffer[]): Entry[] =>
  files.flatMap((file) =>
    Object.entries(po.parse(file).translations).flatMap(([context, messages]) =>
      Object.values(messages).flatMap(({ msgid, msgstr, comments }): Entry[] =>
        msgid && msgstr[0] && !comments?.flag?.includes('fuzzy') ? [[`${context}\u0004${msgid}`, msgstr[0]]] : [],
      ),
    ),
  );
