import { language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { twinOf } from '../language/twin.ts';
import { paths } from '../paths.ts';

/** This page in the other languages; their home page where it is in English only. */
export function LanguageLinks({ pathname }: { pathname: string }) {
  // The page that answers where nothing is has no address of its own.
  const path = pathname === '/404' ? paths.home : pathname;
  return Object.entries(languages)
    .filter(([code]) => code !== language.code)
    .map(([code, { name }]) => (
      // Each language is a build of its own, with its own script: the browser opens it.
      <a key={code} href={twinOf(path, code) ?? twinOf(paths.home, code)!} lang={code} hrefLang={code} data-reload>
        {name}
      </a>
    ));
}
