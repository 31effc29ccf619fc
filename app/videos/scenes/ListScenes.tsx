import type { SceneOf } from './lesson.ts';
import { Part } from './Part.tsx';

/** More points than this stand in two columns. */
const mostInAColumn = 4;

export function Points({ scene: { items, initials } }: { scene: SceneOf<'list'> }) {
  return (
    <ul className={`points${items.length > mostInAColumn ? ' in-two' : ''}${initials ? ' with-initials' : ''}`}>
      {items.map((item, index) => (
        <Part key={item} index={index}>
          {initials ? (
            <>
              <b>{item.charAt(0)}</b>
              {item.slice(1)}
            </>
          ) : (
            item
          )}
        </Part>
      ))}
    </ul>
  );
}

export function Steps({ scene: { items } }: { scene: SceneOf<'steps'> }) {
  return (
    <ol className={`road${items.length > mostInAColumn ? ' in-two' : ''}`}>
      {items.map((item, index) => (
        <Part key={item} index={index}>
          {item}
        </Part>
      ))}
    </ol>
  );
}

export function Links({ scene: { items } }: { scene: SceneOf<'end'> }) {
  return (
    <ul className="points">
      {items.map(({ name, path }, index) => (
        <Part key={path} index={index}>
          <a href={path}>{name}</a>
        </Part>
      ))}
    </ul>
  );
}
