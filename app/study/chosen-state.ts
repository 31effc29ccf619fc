/**
 * Local storage: the slug of the state that was chosen last on the home page; in browsers that chose before November
 * 23, 2026, its name. The boot script hydrates a page that shows it (data-hydrate).
 */
export const chosenStateKey = 'state';

/** The slug of the state that was chosen last, of those given; empty for none. */
export function chosenState(states: { slug: string; name: string }[]): string {
  const before = takeStateBefore();
  if (states.some(({ slug }) => slug === before)) rememberState(before!);
  try {
    const kept = localStorage.getItem(chosenStateKey);
    return states.find(({ slug, name }) => slug === kept || name === kept)?.slug ?? '';
  } catch {
    return '';
  }
}

let isTaken = false;

/**
 * The "?state=" of the page whose link was tapped before React came to it: the link took nothing along, and the boot
 * script has no byte left for it. Told once a document; a reload is no tap.
 */
function takeStateBefore(): string | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isTapped = !isTaken && entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
  isTaken = true;
  return isTapped ? new URL(document.referrer).searchParams.get('state') : null;
}

/** Remembers the choice; forgets it if empty. */
export function rememberState(slug: string): void {
  // Storage throws where the visitor has blocked it; nothing is remembered then.
  try {
    if (slug) localStorage.setItem(chosenStateKey, slug);
    else localStorage.removeItem(chosenStateKey);
  } catch {
    /* nothing to remember */
  }
}
