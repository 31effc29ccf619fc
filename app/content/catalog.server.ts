import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

/** English words and those that take their place. A text may have others in one file: the file under `msgctxt`. */
export type Catalog = {
  /** @param file where the text stands, from the project's folder: its own words come before those for all files */
  wordsFor: (text: string, file: string) => string | undefined;
  /** The words for this file alone. */
  wordsIn: (text: string, file: string) => string | undefined;
  size: number;
};

/** Reads every PO file of a language below content/<code>/text. @throws Error where one is no PO file */
export function readCatalog(code: string, folder = join('content', code, 'text')): Catalog {
  const entries = new Map<string, string>();
  if (existsSync(folder))
    for (const file of globSync(`${folder}/**/*.po`)) {
      for (const [context, messages] of Object.entries(po.parse(readFileSync(file)).translations))
        for (const { msgid, msgstr, comments } of Object.values(messages)) {
          if (msgid && msgstr[0] && !comments?.flag?.includes('fuzzy'))
            entries.set(`${context}\u0004${msgid}`, msgstr[0]);
        }
    }
  return {
    wordsFor: (text, file) => entries.get(`${file}\u0004${text}`) ?? entries.get(`\u0004${text}`),
    wordsIn: (text, file) => entries.get(`${file}\u0004${text}`),
    size: entries.size,
  };
}
