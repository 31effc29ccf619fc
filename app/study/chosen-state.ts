/**
 * Local storage: the slug of the state that was chosen last on the home page; in browsers that chose before November
 * 23, 2026, its name. The boot script hydrates a page that shows it (data-hydrate).
 */
export const chosenStateKey = 'state';

/** The slug of the state that was chosen last, of those given; empty for none. */
export function chosenState(states: { slug: string; name: string }[]): string {
  try {
    const kept = localStorage.getItem(chosenStateKey);
    return states.find(({ slug, name }) => slug === kept || name === kept)?.slug ?? '';
  } catch {
    return '';
  }
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
