import { stateGuide } from '../paths.ts';
import { StateOutline } from './StateOutline.tsx';

export type StateTile = { name: string; code: string; slug: string; box: number[] };

export function StateTiles({ states }: { states: StateTile[] }) {
  return (
    <ul className="tiles">
      {states.map(({ name, code, slug, box }) => (
        <li key={code} className="grid">
          <a className="tile" href={stateGuide(slug)} data-state={name}>
            <StateOutline code={code} box={box} />
            <small aria-hidden="true">{code}</small>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
