import usMap from '../generated/us-map.json' with { type: 'json' };

/** `box`: [x, y, width, height] on the map. `neighbours`: the postal codes of the states that share a border. */
export type Outline = { box: number[]; neighbours: string[] };

/** Width and height of the map, in its own units. */
export const mapSize: number[] = usMap.size;

const outlines: Record<string, Outline> = usMap.states;

/** A jurisdiction's outline by its postal code. The map draws the 50 states only: null for the others. */
export const outlineOf = (code: string): Outline | null => outlines[code] ?? null;

/** The map has no outline of the District of Columbia, so its borders stand here. */
const bordersOffTheMap: Record<string, string[]> = { DC: ['MD', 'VA'], MD: ['DC'], VA: ['DC'] };

/** The postal codes of all that share a border with a jurisdiction, the District of Columbia included. */
export const neighborsOf = (code: string): string[] => [
  ...(outlineOf(code)?.neighbours ?? []),
  ...(bordersOffTheMap[code] ?? []),
];
