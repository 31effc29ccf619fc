import { Fragment } from 'react';
import { comparison, paths, slugOf, stateGuide, stateQuestionsOf } from '../../paths.ts';
import { placeName } from '../../wording/place-name.ts';
import { PhoneNumber } from '../PhoneNumber.tsx';
import { MarkedText, RichText } from '../RichText.tsx';
import { StateOutline } from '../StateOutline.tsx';
import type { Guide } from './guide.server.ts';

type SectionProps = { guide: Guide };

export function Questions({ guide }: SectionProps) {
  return (
    <div className="mt-4">
      {guide.questions.map(({ question, answer }) => (
        <details key={question} className="qa">
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            <RichText parts={answer} />
          </p>
        </details>
      ))}
      {guide.hasQuestions && (
        <p className="mt-4">
          <a className="more" href={stateQuestionsOf(guide.slug)}>
            License facts quiz for {guide.place}
          </a>
        </p>
      )}
    </div>
  );
}

export function RegulatorCard({ guide: { regulator, place } }: SectionProps) {
  return (
    <div className="note regulator mt-3">
      <p className="serif text-[1.2rem]">
        <MarkedText {...regulator.name} />
      </p>
      <p className="mt-1 small">
        This office licenses {regulator.licensees} in {place}. If this page and the regulator disagree, go with the
        regulator.
      </p>
      <ul className="rows mt-2">
        {regulator.url && (
          <li>
            Apply or check a rule:{' '}
            <a href={regulator.url} rel="noopener">
              {new URL(regulator.url).hostname}
            </a>
          </li>
        )}
        <li>
          Phone:{' '}
          {regulator.phone.known ? (
            <>
              <PhoneNumber text={regulator.phone.text} />
              <MarkedText {...regulator.phone} text="" />
            </>
          ) : (
            <MarkedText {...regulator.phone} />
          )}
        </li>
        <li>
          Law:{' '}
          {regulator.lawUrl ? (
            <a href={regulator.lawUrl} rel="noopener">
              {regulator.law.text}
            </a>
          ) : (
            regulator.law.text
          )}
          <MarkedText {...regulator.law} text="" />
          {regulator.law.note && <span className="block small muted">{regulator.law.note}</span>}
        </li>
      </ul>
    </div>
  );
}

export function Neighbours({ guide: { name: here, place, slug, neighbours } }: SectionProps) {
  return (
    <>
      <ul className="tiles mt-5">
        {neighbours.map(({ name, code, box }) => (
          <li key={code} className="grid">
            <a className="tile" href={stateGuide(slugOf(name))}>
              {box && <StateOutline code={code} box={box} />}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      {neighbours.length > 0 && (
        <p className="mt-4 measure">
          Compare {place} with{' '}
          {neighbours.map(({ name, code }, index) => (
            <Fragment key={code}>
              {index > 0 && (index < neighbours.length - 1 ? ', ' : neighbours.length > 2 ? ', or ' : ' or ')}
              <a href={comparison(slug, slugOf(name))} aria-label={`Compare ${here} with ${name}`}>
                {placeName(name)}
              </a>
            </Fragment>
          ))}
          .
        </p>
      )}
      <p className="mt-2">
        <a className="more" href={paths.stateTable}>
          All states and DC in one table
        </a>
      </p>
    </>
  );
}
