import usMap from '../generated/us-map.json';
import { listStates } from '../facts/jurisdictions.server.ts';
import { hours } from '../wording/wording.ts';

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
  /** `said`: "Ohio: 100 hours". `band`: which of the five shades. */
  states: { code: string; slug: string; said: string; band: number }[];
};

/** The map of the home page. */
export function atlasOf(): Atlas {
  return {
    size: usMap.size,
    bands: bands.map(({ label }) => label),
    states: listStates().map(({ code, slug, name, entry }) => {
      const { value } = entry.prelicenseHours;
      return {
        code,
        slug,
        said: value === null ? name : `${name}: ${hours(value)}`,
        band: bands.findIndex(({ below }) => (value ?? 0) < below),
      };
    }),
  };
}
