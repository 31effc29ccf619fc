import { paths } from '../paths.ts';
import { inEnglishOnly, isUnder } from './in-english-only.ts';
import { languages } from './languages.ts';
import { language } from './language.ts';

/** Whether a page, by its address in any language, is in English only. */
const isInEnglishOnly = (path: string): boolean => inEnglishOnly.some((name) => isUnder(path, paths[name]));

/** What the addresses of a language begin with. */
export const rootOf = (code: string): string => (code === 'en' ? '' : `/${code}`);

/** What an address begins with because of its language: '' or '/es'. */
export const rootIn = (path: string): string =>
  Object.keys(languages)
    .map(rootOf)
    .find((root) => root && isUnder(path, root)) ?? '';

/** The address of a page in a language, from its address in any. null where the page is in English only. */
export function twinOf(path: string, code: string): string | null {
  const english = path.slice(rootIn(path).length) || '/';
  if (code === 'en') return english;
  return isInEnglishOnly(english) ? null : `${rootOf(code)}${english === '/' ? '' : english}`;
}

/** Where a page leads who wants it in another language: to that one's home page where it is in English only. */
export function switchTo(path: string, code: string): string {
  // The page that answers where nothing is has no address of its own.
  const home = twinOf(paths.home, code)!;
  return path === '/404' ? home : (twinOf(path, code) ?? home);
}

/** Where an English address, as articles write it, stands in this build's language; English where it is in no other. */
export function inThisBuild(address: string): string {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s);
  return `${twinOf(path, language.code) ?? path}${rest}`;
}
