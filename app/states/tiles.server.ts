import type { OtherPlace } from './OtherGuides.tsx';
import type { StateTile } from './StateTiles.tsx';
import { outlineOf } from '../facts/outlines.server.ts';
import { listOtherJurisdictions, listStates } from '../facts/jurisdictions.server.ts';

/** The 50 states as tiles show them, in alphabetical order. */
export function stateTiles(): StateTile[] {
  return listStates().map(({ name, code }) => ({
    name,
    code,
    // The map is 19,500 units wide: ten are less than a pixel of a tile.
    box: outlineOf(code)?.box.map((units) => Math.round(units / 10) * 10) ?? null,
  }));
}

/** The District of Columbia and the territories, which stand under the tiles. */
export const otherPlaces = (): OtherPlace[] => listOtherJurisdictions().map(({ name, slug }) => ({ name, slug }));
