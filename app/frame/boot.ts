/**
 * The only script a page runs before its reader does anything: inlined in every <head>, 2 KB at most.
 * It holds what must happen before hydration or without it; the rest of the site is loaded on the first
 * sign of intent (docs/decisions/0002).
 */
const root = document.documentElement;
/** What is stored under the key; with a value, stores it first. */
const stored = (key: string, value?: string): string | null | undefined => {
  // Storage throws where the reader has blocked it; a choice then lasts for this page only.
  try {
    if (value) localStorage.setItem(key, value);
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
};
const byId = (id: string): HTMLElement | null => document.getElementById(id);

root.dataset.js = '';
const theme = stored('theme');
if (theme) root.dataset.theme = theme;

const placeholder = '/placeholder.svg';
const page = root.dataset.page;
let loading = false;
let attempts = 0;
const hydrate = (event?: Event): void => {
  // The donation popup takes the focus by itself: that is no sign of the reader's.
  if (loading || !page || (event?.type === 'focusin' && (event.target as Element).closest('dialog'))) return;
  loading = true;
  // A failed load (a dropped connection) is tried again at the next sign of intent, under another name because
  // browsers remember that a module failed. Until then the page works as plain HTML.
  import(/* @vite-ignore */ attempts++ ? `${page}?${attempts}` : page).catch(() => {
    loading = false;
  });
};
for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])
  addEventListener(intent, hydrate, { passive: true });

addEventListener('keydown', (event) => {
  const link = byId('search-link');
  // With the Shift key the letter is "K".
  if (!link || !(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
  event.preventDefault();
  // Hydrated, the link opens a dialog; hydration takes up what was asked before it (app/search/SearchOpener.tsx).
  if (page && root.dataset.search !== 'ready') root.dataset.search = 'asked';
  else link.click();
});

const markScrolled = (): void => {
  root.toggleAttribute('data-scrolled', scrollY > 10);
};
addEventListener('scroll', markScrolled, { passive: true });

const donationKey = 'donationPopupShown';
if (!stored(donationKey)) {
  setTimeout(() => {
    const dialog = byId('donation') as HTMLDialogElement | null;
    // Never in the middle of an exam; it then comes on a later page.
    if (!dialog || stored(donationKey) || byId('exam')) return;
    stored(donationKey, 'true');
    dialog.showModal();
  }, 30000);
}

addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-theme-switch]')) {
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    stored('theme', root.dataset.theme);
  }
  target.closest('[data-closes]')?.closest('dialog')?.close();
  const mark = target.closest<HTMLAnchorElement>('a.mark');
  const note = byId('source-note');
  const entry = mark && byId(mark.hash.slice(1));
  if (entry && note?.showPopover) {
    event.preventDefault();
    note.firstElementChild!.innerHTML = entry.innerHTML;
    (note.lastElementChild as HTMLAnchorElement).href = mark.hash;
    // The mark is named as what opened the note, so that Tab goes from one to the other.
    note.showPopover({ source: mark });
  } else if (note?.contains(target) && target.closest('a')) note.hidePopover();
});

// A book cover that fails before hydration; BookCard.tsx does the same after it.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.closest('.cover') && !target.src.endsWith(placeholder))
      target.src = placeholder;
  },
  true,
);

addEventListener('DOMContentLoaded', () => {
  markScrolled();
  // What the reader asked for or left open, only a page's module can show: "address" hydrates when the address asks for
  // something, any other word when this browser stores it.
  for (const {
    dataset: { hydrate: wish },
  } of document.querySelectorAll<HTMLElement>('[data-hydrate]')) {
    if (wish === 'address' ? location.search : stored(wish!)) hydrate();
  }
  const year = byId('year');
  // "Fri Nov 20 2026 …", always in English: shorter than asking a date for its year.
  if (year) year.textContent = Date().slice(11, 15);
  if (byId('not-found')) {
    root.dataset.missing = location.pathname;
    console.error('404 Error: User attempted to access non-existent route:', location.pathname);
  }
  // Inside the contact frame: tell the page around it how tall this one is (public/embed/contact.js listens).
  if (parent !== self) parent.postMessage({ frameHeight: root.scrollHeight }, location.origin);
});
