import { article, comparison, paths, slugOf, stateQuestionsOf } from '../../paths.ts';
import { MarkedText, RichText } from '../RichText.tsx';
import { StateOutline } from '../StateOutline.tsx';
import type { Guide } from './guide.server.ts';

type SectionProps = { guide: Guide };

export function Questions({ guide }: SectionProps) {
  return (
    <div className="mt-4">
      {guide.questions.map(({ question, answer }) => (
        <details key={question} className="qa">
          <summary><h3>{question}</h3></summary>
          <p><RichText parts={answer} /></p>
        </details>
      ))}
      <p className="mt-4"><a className="more" href={stateQuestionsOf(guide.slug)}>Questions about {guide.name}’s license law</a></p>
    </div>
  );
}

export function RegulatorCard({ guide: { regulator, name } }: SectionProps) {
  return (
    <div className="note mt-5">
      <p className="serif text-[1.2rem]"><MarkedText {...regulator.name} /></p>
      <p className="mt-1 small">Licenses agents and brokers in {name}. Where this page and the regulator differ, the regulator is right.</p>
      <ul className="rows mt-3">
        {regulator.url && <li>Website: <a href={regulator.url} rel="noopener">{new URL(regulator.url).hostname}</a></li>}
        <li>Phone: <MarkedText {...regulator.phone} /></li>
        <li>
          Law: {regulator.lawUrl ? <a href={regulator.lawUrl} rel="noopener">{regulator.law.text}</a> : regulator.law.text}
          <MarkedText {...regulator.law} text="" />
          {regulator.law.note && <span className="block small muted">{regulator.law.note}</span>}
        </li>
      </ul>
    </div>
  );
}

export function Neighbours({ guide: { name: here, slug, neighbours } }: SectionProps) {
  return (
    <>
      <ul className="tiles mt-5">
        {neighbours.map(({ name, code, path, box }) => (
          <li key={code} className="grid"><a className="tile" href={path}><StateOutline code={code} box={box} /><span>{name}</span></a></li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {neighbours.map(({ name, code }) => (
          <li key={code} className="py-1"><a href={comparison(slug, slugOf(name))}>Compare {here} with {name}</a></li>
        ))}
        <li className="py-1"><a href={paths.stateTable}>All 50 states in one table</a></li>
      </ul>
    </>
  );
}

export function Sources({ guide }: { guide: Pick<Guide, 'sources'> }) {
  return (
    <>
      <p className="mt-3 small muted">
        Every figure above carries the number of the page it was read from. Dates are those the pages bear themselves; most bear none.
        {' '}<a href={article('how-to-read-a-state-guide')}>How to read a guide</a>
      </p>
      <ol className="sources mt-4">
        {guide.sources.map(({ publisher, url, kind, date }, index) => (
          <li key={index} id={`s${index + 1}`}>
            {url ? <a href={url} rel="noopener">{publisher}</a> : publisher}
            <span className="block small muted">{kind}, {date}{!url && '; named only: its address was a test server’s'}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
