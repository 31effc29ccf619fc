import { useEffect, useRef } from 'react';
import { ownHtml } from '../frame/trusted-types.ts';
import { language, languageKey } from '../language/language.ts';

/** As the build wrote them. */
const written = import.meta.env.SSR ? '' : (document.querySelector('.languages')?.innerHTML ?? '');

/**
 * This page in the other languages. The build writes the links (language-links.server.ts); in the browser React leaves
 * them as they stand, like the footer: whoever reads one page, in English alone, loads nothing for them.
 */
export function LanguageLinks({ pathname }: { pathname: string }) {
  const isOpened = useRef(true);
  useEffect(() => {
    const opened = isOpened.current;
    isOpened.current = false;
    if (!opened || language.code !== 'en' || readsAnother())
      void import('./remembered-language.ts').then(
        ({ followPage }) => followPage(pathname, opened),
        () => {},
      );
  }, [pathname]);
  return <span className="languages flex gap-3" suppressHydrationWarning dangerouslySetInnerHTML={ownHtml(written)} />;
}

function readsAnother(): boolean {
  // Storage throws where the reader has blocked it.
  try {
    return !!localStorage[languageKey];
  } catch {
    return false;
  }
}
