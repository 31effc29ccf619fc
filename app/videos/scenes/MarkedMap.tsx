import { useContext } from 'react';
import mapAddress from '../../generated/us-map.svg?url';
import type { SceneOf } from '../lesson.ts';
import { Part, StageContext } from './Part.tsx';

const states = 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(' ');

export function MarkedMap({ scene: { text, alternative, marked = [], source } }: { scene: SceneOf<'map'> }) {
  const outlines = useContext(StageContext)?.outlines ?? mapAddress;
  return (
    <div className="marked-map">
      <svg viewBox="0 0 19500 12200" role="img" aria-label={alternative}>
        {states.map((code) => <use key={code} href={`${outlines}#${code}`} className={marked.includes(code) ? 'is-marked' : undefined} />)}
      </svg>
      <Part as="div" index={0}>
        <p>{text}</p>
        {source && <p className="source">Source: <a href={source.url} rel="noopener">{source.name}</a></p>}
      </Part>
    </div>
  );
}
