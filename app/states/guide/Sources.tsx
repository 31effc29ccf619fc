import { article } from '../../paths.ts';
import type { Guide } from './guide.server.ts';

/** `data`: the file of the state’s facts, which holds what the reading showed. */
export function Sources({ guide, data }: { guide: Pick<Guide, 'sources'>; data?: string }) {
  return (
    <>
      <p className="mt-3 small muted">
        Every number links to its source. Dates are the pages’ own; most have none.{' '}
        <a href={article('how-to-read-a-state-guide')}>How to read a guide</a>.
        {data && (
          <>
            {' '}
            Where sources disagree, <a href={data}>the open data</a> says what each gives.
          </>
        )}
      </p>
      <ol className="sources mt-4">
        {guide.sources.map(({ publisher, url, kind, date }, index) => (
          <li key={index} id={`s${index + 1}`}>
            {url ? (
              <a href={url} rel="noopener">
                {publisher}
              </a>
            ) : (
              publisher
            )}
            <span className="block small muted">
              {kind}, {date}
              {!url && '; not linked: a test server’s page'}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
