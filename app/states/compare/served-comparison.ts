import type { StateComparison } from './comparison.ts';

/** What the server wrote a comparison of (server/compare/), so that the browser can take the very same over. */
export type ServedComparison = { search: string; states: StateComparison[] };

const servedId = 'served-comparison';

/** The data as an inert element. `<` is escaped so that no text in it can close the element. */
export const servedElement = (served: ServedComparison): string =>
  `<script type="application/json" id="${servedId}">${JSON.stringify(served).replaceAll('<', '\\u003c')}</script>`;

/** Undefined where the page came without a comparison, or another page was left for this one. Only in the browser. */
export function readServed(): ServedComparison | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById(servedId)?.textContent;
  const served = text ? (JSON.parse(text) as ServedComparison) : undefined;
  return served?.search === location.search ? served : undefined;
}
