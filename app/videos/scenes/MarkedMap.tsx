import { useContext } from 'react';
import mapAddress from '../../generated/us-map.svg?url';
import type { SceneOf } from './lesson.ts';
import { Part, StageContext } from './Part.tsx';

export function MarkedMap({ scene: { text, alternative, marked, source } }: { scene: SceneOf<'map'> }) {
  const outlines = useContext(StageContext)?.outlines ?? mapAddress;
  return (
    <div className="marked-map">
      <svg viewBox="0 0 19500 12200" role="img" aria-label={alternative}>
        <use href={`${outlines}#US`} />
        {marked?.map((code) => (
          <use key={code} href={`${outlines}#${code}`} className="is-marked" />
        ))}
      </svg>
      <Part as="div" index={0}>
        <p>{text}</p>
        {source && (
          <p className="source">
            Source:{' '}
            <a href={source.url} rel="noopener">
              {source.name}
            </a>
          </p>
        )}
      </Part>
    </div>
  );
}
