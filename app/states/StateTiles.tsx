import { slugOf, stateGuide } from '../paths.ts';
import { StateOutline } from './StateOutline.tsx';

export type StateTile = { name: string; code: string; box: number[] };

export function StateTiles({ states }: { states: StateTile[] }) {
  return (
    <ul className="tiles">
      {states.map(({ name, code, box }) => (
        <li key={code} className="grid">
          <a className="tile" href={stateGuide(slugOf(name))} data-state={name}>
            <StateOutline code={code} box={box} />
            <small aria-hidden="true">{code}</small>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
