/** For those who read in two languages, and for pages that were gone on to: loaded by LanguageLinks.tsx for these. */
import { language, languageKey } from '../language/language.ts';
import { languages } from '../language/languages.ts';
import { offers } from '../language/offers.ts';
import { switchTo, twinOf } from '../language/twin.ts';
import { notify } from '../ui/toast-store.ts';

/**
 * What a page does about the language in which this browser read last: `offer` names another one, in which the page is
 * there too; `note` the one to keep in mind.
 * @param here the language of this build
 * @param from the path of the page that led here, where it is one of this site
 */
export function onArrival(
  here: string,
  path: string,
  from: string | null,
  last: string | null,
): { offer?: string; note?: string } {
  if (last === null || last === here) return here === 'en' || last ? {} : { note: here };
  const twin = twinOf(path, last);
  // A page that is there in one language alone says nothing about what its reader prefers.
  if (!languages[last] || twin === null || twinOf(path, here) === null) return {};
  // The switch was used.
  if (from === twin) return { note: here };
  return { offer: last };
}

/**
 * Leads the header's links to the other languages from the page that is open now, and keeps in mind which is read.
 * @param isOpened the browser opened this page; a client navigation stays in its language and says nothing new
 */
export function followPage(path: string, isOpened: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.href = switchTo(path, link.hreflang);
  if (isOpened) rememberLanguage(path);
}

/** Offers the language that was read last, where that is another; nobody is led anywhere. */
function rememberLanguage(path: string): void {
  try {
    const from = pathOnThisSite(document.referrer);
    const { offer, note } = onArrival(language.code, path, from, localStorage.getItem(languageKey));
    if (note) localStorage.setItem(languageKey, note);
    if (!offer || sessionStorage.getItem(languageKey)) return;
    sessionStorage.setItem(languageKey, offer);
    const { name } = languages[offer]!;
    const onClick = (): void => location.assign(twinOf(path, offer)! + location.search + location.hash);
    notify({ title: offers[offer] ?? name, lang: offer, action: { label: name, onClick } });
  } catch {
    /* Where the reader has blocked storage nothing is remembered. */
  }
}

function pathOnThisSite(address: string): string | null {
  const found = address ? new URL(address) : null;
  return found?.origin === location.origin ? found.pathname : null;
}
