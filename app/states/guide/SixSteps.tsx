import { planFor } from '../../paths.ts';
import { RichText } from '../RichText.tsx';
import type { Guide } from './guide.server.ts';

/** Numbered like a step-by-step form: the action, then what it costs, how long it takes, who decides. */
export function SixSteps({ guide }: { guide: Guide }) {
  return (
    <>
      <ol className="steps mt-7">
        {guide.steps.map(({ title, text, notes, cost, time, decides }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText parts={text} />
            </p>
            {notes.length > 0 && <p className="small muted">{notes.join(' ')}</p>}
            <ul className="aspects">
              <li>
                <RichText parts={cost} />
              </li>
              <li>{time}</li>
              <li>{decides}</li>
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a className="more" href={planFor(guide.slug)}>
          Make it your checklist
        </a>
      </p>
    </>
  );
}
