import { slugOf, stateGuide } from '../paths.ts';
import { StateOutline } from './StateOutline.tsx';

/** `box` is null for a state that the map does not draw: its tile shows the code alone. */
export type StateTile = { name: string; code: string; box: number[] | null };

/** `to`: where a state's tile leads, from its slug; to its guide unless said otherwise. */
export function StateTiles({ states, to = stateGuide }: { states: StateTile[]; to?: (slug: string) => string }) {
  return (
    <ul className="tiles">
      {states.map(({ name, code, box }) => (
        <li key={code} className="grid">
          <a className="tile" href={to(slugOf(name))} data-state={name}>
            {box && <StateOutline code={code} box={box} />}
            <small aria-hidden="true">{code}</small>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
