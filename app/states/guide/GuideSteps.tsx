import { planFor } from '../../paths.ts';
import { RichText } from '../RichText.tsx';
import { RoadLine } from './RoadLine.tsx';
import type { Guide } from './guide.server.ts';

/** Numbered like a step-by-step form: the action, then what it costs, how long it takes, who decides. */
export function GuideSteps({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.lead.length > 0 && (
        <p className="mt-4 measure">
          <RichText parts={guide.lead} />
        </p>
      )}
      <RoadLine road={guide.road} />
      <ol className="steps mt-7">
        {guide.steps.map(({ title, text, notes, aspects }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText parts={text} />
            </p>
            {notes.length > 0 && <p className="small muted">{notes.join(' ')}</p>}
            {aspects.length > 0 && (
              <ul className="aspects">
                {aspects.map((parts, index) => (
                  // Aspects never move or change: their place is their identity.
                  <li key={index}>
                    <RichText parts={parts} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a className="more" href={planFor(guide.slug)}>
          Turn these steps into a checklist
        </a>
      </p>
    </>
  );
}
