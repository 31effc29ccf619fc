import { article } from '../../paths.ts';
import { reportMistake } from '../../frame/update-addresses.ts';
import type { Guide } from './guide.server.ts';

type SourcesProps = {
  guide: Pick<Guide, 'sources' | 'slug' | 'checked'>;
  /** The file of the state’s facts, which holds what the reading showed. */
  data?: string;
  /** What changed in the guide. */
  updates?: string;
};

export function Sources({ guide, data, updates }: SourcesProps) {
  return (
    <>
      <p className="mt-3 small muted">
        Every number links to its source. Dates show when each source was published.{' '}
        {data && (
          <>
            Where sources disagree, <a href={data}>our open data</a> lists every figure.{' '}
          </>
        )}
        {guide.checked && `${guide.checked} `}
        See <a href={article('how-to-read-a-state-guide')}>how to read a guide</a>
        {updates && (
          <>
            {' '}
            and <a href={updates}>what changed in this one</a>
          </>
        )}
        .
      </p>
      <ol className="sources mt-4" data-reload>
        {guide.sources.map(({ publisher, url, kind, date, id }, index) => (
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
              {!url && ', no public link'}
            </span>
            <a className="small" href={reportMistake(guide.slug, id)}>
              Something wrong?
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
