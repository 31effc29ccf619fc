import { useEffect, useEffectEvent } from 'react';
import { language } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { twinOf } from '../language/twin.ts';
import { notify } from '../ui/toast-store.ts';
import { paths } from '../paths.ts';

/** This page in the other languages; their home page where it is in English only. */
export function LanguageLinks({ pathname }: { pathname: string }) {
  const remember = useEffectEvent(async () => {
    const { rememberLanguage } = await import('./remembered-language.ts');
    rememberLanguage({ here: language.code, languages, twinOf, notify }, pathname);
  });
  // Once, where this build's page was opened: a client navigation stays in its language. Whoever only ever reads
  // English has nothing to be remembered, and loads nothing for it.
  useEffect(() => {
    if (language.code !== 'en' || readsAnother()) void remember();
  }, []);
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

function readsAnother(): boolean {
  // Storage throws where the reader has blocked it.
  try {
    return localStorage.getItem('language') !== null;
  } catch {
    return false;
  }
}
