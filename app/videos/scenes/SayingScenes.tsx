import type { SceneOf } from './lesson.ts';
import { Part } from './Part.tsx';

const verdicts = { right: 'Say: ', wrong: 'Not: ' };

export function Dialog({ scene: { lines } }: { scene: SceneOf<'dialog'> }) {
  return (
    <ul className="dialog-lines">
      {lines.map(({ who, says, verdict }, index) => (
        <Part key={says} index={index} className={verdict && `is-${verdict}`}>
          <span>{who}</span>
          <span>
            {verdict && <VerdictSign verdict={verdict} />}
            {says}
          </span>
        </Part>
      ))}
    </ul>
  );
}

/** A sign and, for those who do not see it, a word. */
function VerdictSign({ verdict }: { verdict: keyof typeof verdicts }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={verdict === 'right' ? 'M4 13l5 5L20 6' : 'M5 5l14 14M19 5L5 19'} />
      </svg>
      <span className="visually-hidden">{verdicts[verdict]}</span>
    </>
  );
}

export function Caution({ scene: { text } }: { scene: SceneOf<'caution'> }) {
  return (
    <Part as="p" className="caution" index={0}>
      {text}
    </Part>
  );
}
