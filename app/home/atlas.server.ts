import usMap from '../generated/us-map.json';
import { listArticles } from '../blog/articles.server.ts';
import { listStates } from '../facts/jurisdictions.server.ts';

/** Upper bounds, in hours of pre-licensing education, of the map's five shades; the last is open. */
export const bands = [
  { label: 'under 60', below: 60 },
  { label: '60–74', below: 75 },
  { label: '75–89', below: 90 },
  { label: '90–119', below: 120 },
  { label: '120 or more', below: Infinity },
];

export type Atlas = {
  size: number[];
  bands: string[];
  shades: Record<string, number>;
  counts: { states: number; facts: number; articles: number };
};

/** The map of the home page and the figures beside it, all counted from the content. */
export function atlasOf(): Atlas {
  const states = listStates();
  const shades = Object.fromEntries(
    states.map(({ code, entry }) => [code, bands.findIndex(({ below }) => (entry.prelicenseHours.value ?? 0) < below)]),
  );
  return {
    size: usMap.size,
    bands: bands.map(({ label }) => label),
    shades,
    counts: {
      states: states.length,
      facts: states.reduce((sum, state) => sum + countSourcedFacts(state), 0),
      articles: listArticles().length,
    },
  };
}

/** Facts that have a value and at least one source, at any depth of a record. */
export function countSourcedFacts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if ('confidence' in value && 'sources' in value && 'value' in value) {
    return value.value !== null && (value.sources as string[]).length > 0 ? 1 : 0;
  }
  return Object.values(value).reduce<number>((sum, item) => sum + countSourcedFacts(item), 0);
}
