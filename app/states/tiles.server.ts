import usMap from '../generated/us-map.json';
import type { StateTile } from './StateTiles.tsx';
import { listStates } from '../facts/jurisdictions.server.ts';

/** The 50 states as tiles show them, in alphabetical order. */
export function stateTiles(): StateTile[] {
  return listStates().map(({ name, code }) => ({
    name,
    code,
    box: usMap.states[code as keyof typeof usMap.states].box,
  }));
}
