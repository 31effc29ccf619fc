import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inEnglishOnly, isUnder } from '../../app/language/in-english-only.ts';
import { languages } from '../../app/language/languages.ts';
import { readCatalog } from '../../app/content/catalog.server.ts';
import { putIntoLanguage } from './put-into-language.ts';

/** Modules whose texts are data for programs and names, messages to developers, or pages in English only. */
export const writtenInEnglish = new RegExp(
  `^app/(${(
    'language content states/(open-data|charts) facts/questions exam/state-(questions|law) books radio contact ' +
    'corrections frame/(hand-over|site-settings) entry facts/(synthetic|fact-entry) ' +
    'site-map/(site-route|template)'
  ).replaceAll(' ', '|')})|^server/mail/way-out`,
);

/** The font of headings, and the same with the letters that English does not have. */
export const [englishFont, fontWithLetters] = ['/serif-normal.woff2', '/serif-letters.woff2'];

const root = join(import.meta.dirname, '../..');

/** What becomes of the project's modules in a language that is not English. */
export type LanguageModules = {
  code: string;
  /** The module that stands for another: a language's own way of putting figures into words. */
  insteadOf: (file: string) => string | undefined;
  /** Whether words of visitors are in the file. */
  isPutIntoLanguage: (file: string) => boolean;
  /** A text of the program in the language; English where it has no words. */
  words: (text: string) => string;
  /** @throws Error where words are wrong */
  put: (source: string, file: string) => string;
};

/** @throws Error for a language that languages.ts does not list */
export function languageModules(code: string): LanguageModules {
  const chosen = languages[code];
  if (!chosen) throw new Error(`languages.ts does not list the language "${code}".`);
  const { wordsFor } = readCatalog(code, join(root, 'content', code, 'text'));
  const own = join(root, 'content', code, 'wording');
  const joiner = join(own, 'joined-words.ts');
  const joinWith = existsSync(joiner) ? joiner : undefined;
  return {
    code,
    words: (text) => wordsFor(text, '') ?? text,
    insteadOf: (file) => {
      const name = relative(join(root, 'app/wording'), file);
      const instead = join(own, name);
      return !name.startsWith('..') && existsSync(instead) ? instead : undefined;
    },
    isPutIntoLanguage: (file) => {
      const name = relative(root, file);
      return (
        /^(app\/|server\/|publish\/(pdf\/|write-(update-)?feeds)).*\.tsx?$/.test(name) &&
        !/\.test\.|^app\/generated\//.test(name)
      );
    },
    put: (source, file) => {
      const name = relative(root, file);
      if (name === 'app/language/language.ts') return languageSource(source, code, chosen.locale);
      const placed = name === 'app/paths.ts' ? underRoot(source, code) : source;
      const located = placed
        .replaceAll("'en-US'", `'${chosen.locale}'`)
        .replaceAll('<html lang="en"', `<html lang="${code}"`)
        .replaceAll(englishFont, fontWithLetters);
      if (writtenInEnglish.test(name)) return located;
      return putIntoLanguage(located, name, wordsFor, joinWith).code;
    },
  };
}

function languageSource(source: string, code: string, locale: string): string {
  const values = JSON.stringify({ code, locale, root: `/${code}` });
  return replacedOnce(source, /= \{ code: 'en'[^}]*\};/, `= ${values};`, 'app/language/language.ts');
}

/** The addresses of paths.ts below /<code>, but for pages that are in English only. */
function underRoot(source: string, code: string): string {
  const lines = /^ {2}(\w+): '(\/[^']*)',$/gm;
  const english = new Map([...source.matchAll(lines)].map(([, name = '', path = '']) => [name, path]));
  const unknown = inEnglishOnly.filter((name) => !english.has(name));
  if (unknown.length > 0) throw new Error(`app/paths.ts has no ${unknown.join(', ')}.`);
  const stays = (path: string): boolean => inEnglishOnly.some((name) => isUnder(path, english.get(name)!));
  return source.replace(lines, (line, name: string, path: string) =>
    stays(path) ? line : `  ${name}: '/${code}${path === '/' ? '' : path}',`,
  );
}

function replacedOnce(source: string, pattern: RegExp, by: string, file: string): string {
  if (!pattern.test(source)) throw new Error(`${file} does not hold ${pattern}: publish/language needs it there.`);
  return source.replace(pattern, () => by);
}
