import { offers } from '../language/offers.ts';
import type { notify } from '../ui/toast-store.ts';
import type { languages } from '../language/languages.ts';
import type { twinOf } from '../language/twin.ts';

/** What every page's script has already is handed over, so that nothing is taken out of it into a file of its own. */
type Site = { here: string; languages: typeof languages; twinOf: typeof twinOf; notify: typeof notify };

/** The note in local storage: the code of the language in which this browser read last, once that was not English. */
export const languageKey = 'language';

/**
 * What a page does about the language in which this browser read last: `offer` names another one, in which the page is
 * there too; `note` the one to keep in mind.
 * @param from the path of the page that led here, where it is one of this site
 */
export function onArrival(
  { here, languages, twinOf }: Omit<Site, 'notify'>,
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

/** Keeps in mind which language is read, and offers the other one where it was read last; nobody is led anywhere. */
export function rememberLanguage(site: Site, path: string): void {
  try {
    const { offer, note } = onArrival(site, path, pathOnThisSite(document.referrer), localStorage.getItem(languageKey));
    if (note) localStorage.setItem(languageKey, note);
    if (!offer || sessionStorage.getItem(languageKey)) return;
    sessionStorage.setItem(languageKey, offer);
    const { name } = site.languages[offer]!;
    const onClick = (): void => location.assign(site.twinOf(path, offer)! + location.search + location.hash);
    site.notify({ title: offers[offer] ?? name, lang: offer, action: { label: name, onClick } });
  } catch {
    /* Where the reader has blocked storage nothing is remembered. */
  }
}

function pathOnThisSite(address: string): string | null {
  const found = address ? new URL(address) : null;
  return found?.origin === location.origin ? found.pathname : null;
}
