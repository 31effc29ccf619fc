/**
 * The only script a page runs before its reader does anything: inlined in every <head>, 2 KB at most.
 * It holds what must happen before hydration or without it; the rest of the site is loaded on the first
 * sign of intent (docs/decisions/0002), and what is tapped until then is kept (docs/decisions/0033).
 */
const root = document.documentElement;
const { dataset } = root;
// A short name: this script is weighed by the byte, and no minifier shortens a global's.
const on = addEventListener;
/** What is stored under the key; with a value, stores it first. */
const stored = (key: string, value?: string): string | undefined => {
  // Storage throws where the reader has blocked it; a choice then lasts for this page only.
  try {
    if (value) localStorage[key] = value;
    return localStorage[key];
  } catch {}
};
const byId = (id: string): HTMLElement | null => document.getElementById(id);

dataset.js = '';
// For the styles of a page that shows something else at an address of its own, until it has taken over.
dataset.at = document.URL;
const theme = stored('theme');
if (theme) dataset.theme = theme;

const { page } = dataset;
/**
 * The page's own module, then every file it needs, the client entry last (hand-over.server.ts). Empty once they cannot
 * be had.
 */
let files = page && [page, ...dataset.files!.split(' ')];
/** What was tapped before hydration, in order; early-taps.ts carries it out. */
const early: NonNullable<Window['earlyTaps']> = (self.earlyTaps = []);
const fetched = (file: string): Promise<unknown> =>
  // What is not there fails like what could not be had: nobody reads the reason, and each byte counts.
  fetch(file).then((answer) => answer[answer.ok ? 'blob' : (0 as never)]());
let loading = 0;
let attempts = 0;
let fetching: Promise<unknown> | 0 | undefined;
// All at once, and before the first import: a browser remembers for good that a module failed, and with it every
// module that needs it. Of a file that is only fetched it remembers nothing.
const fetchAll = (): Promise<unknown> => (fetching ||= Promise.all((files as string[]).map(fetched)));
/**
 * A page that is a tool has its script fetched, not run: whoever opens it is about to use it. The connection is not
 * known in every browser.
 */
const fetchSoon = (): void => {
  if (dataset.soon && !(navigator as { connection?: { saveData: boolean } }).connection?.saveData)
    fetchAll().catch(() => {});
};
// Where the document was long on its way, the line is slow and has nothing more to carry: before the page is laid out,
// which takes a slow phone half a second. Elsewhere when it has been painted.
if (performance.now() > 150) fetchSoon();
const hydrate = (): void => {
  if (loading || !files) return;
  loading = 1;
  fetchAll().then(
    // Each by itself, out of the browser's cache: one after another, as they import each other, takes several times as
    // long. Only the page's module may start the entry.
    () => Promise.all((files as string[]).slice(0, -1).map((file) => import(/* @vite-ignore */ file))).catch(giveUp),
    () =>
      ++attempts > 4
        ? giveUp()
        : setTimeout(() => {
            loading = fetching = 0;
            hydrate();
          }, attempts * 1e3),
  );
};
/** From here on links and forms are the browser's, also those that were tapped; what needs the script says so. */
const giveUp = (): void => {
  files = '';
  for (const element of early) {
    if (!element.ariaBusy) continue;
    element.ariaBusy = null;
    element.click();
  }
};
// A finger, too, is over what it presses before it presses it.
for (const intent of ['pointerover', 'keydown', 'scroll', 'focusin']) on(intent, hydrate);

on('keydown', (event) => {
  const link = byId('search-link');
  // With the Shift key the letter is "K".
  if (!link || !(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
  event.preventDefault();
  // Hydrated, the link opens a dialog.
  if (early.live || !files) link.click();
  else early.push(link);
});

// A restored position scrolls too; asking for it earlier would make the browser lay the page out for the answer.
on('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 10));

const donationKey = 'donationPopupShown';
setTimeout(() => {
  const dialog = byId('donation') as HTMLDialogElement | null;
  // Never in the middle of an exam; it then comes on a later page.
  if (!dialog || stored(donationKey) || byId('test')) return;
  stored(donationKey, 'true');
  // It takes the focus by itself: that is no sign of the reader's.
  const was = loading;
  loading = 1;
  dialog.showModal();
  loading = was;
}, 30000);

/**
 * Before React's own listener, which stops what is clicked while it takes a page over. What is typed stays in its
 * field, where components read it; a tap on a button would be gone.
 */
const tapped = (event: Event): void => {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>(
    'button:not([popovertarget],[data-theme-switch],[data-sent] *,dialog *)',
  );
  if (button && page && !early.live)
    if (files) {
      event.preventDefault();
      event.stopPropagation();
      button.ariaBusy = 'true';
      if (!early.includes(button)) early.push(button);
      hydrate();
    } else if (button.type === 'button') dataset.lost = '';
  if (target.closest('[data-theme-switch]')) {
    const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;
    dataset.theme = isDark ? 'light' : 'dark';
    stored('theme', dataset.theme);
  }
  target.closest('[data-closes]')?.closest('dialog')?.close();
  const mark = target.closest<HTMLAnchorElement>('a.mark');
  const note = byId('source-note');
  if (mark && note?.showPopover) {
    event.preventDefault();
    // A mark's text is the numbers of its entries: "1,2,9" (app/states/RichText.tsx).
    note.firstElementChild!.replaceChildren(
      ...mark.text.split(',').map((number) => byId('s' + number)!.cloneNode(true)),
    );
    (note.lastElementChild as HTMLAnchorElement).href = mark.hash;
    // The mark is named as what opened the note, so that Tab goes from one to the other.
    note.showPopover({ source: mark });
  } else if (note?.contains(target) && target.closest('a')) note.hidePopover();
};
on('click', tapped, true);

on('DOMContentLoaded', () => {
  // What the reader asked for or left open, only a page's module can show: "address" hydrates when the address asks for
  // something, any other word when this browser stores it.
  for (const {
    dataset: { hydrate: wish },
  } of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    if (wish === 'address' ? location.search : stored(wish!)) hydrate();
  }
  setTimeout(fetchSoon, 99);
  const year = byId('year');
  // "Fri Nov 20 2026 …", always in English: shorter than asking a date for its year.
  if (year) year.textContent = Date().slice(11, 15);
});
