import { article } from '../../paths.ts';
import type { Guide } from './guide.server.ts';

export function Sources({ guide }: { guide: Pick<Guide, 'sources'> }) {
  return (
    <>
      <p className="mt-3 small muted">
        Every figure above carries the number of the page it was read from. Dates are those the pages bear themselves;
        most bear none. <a href={article('how-to-read-a-state-guide')}>How to read a guide</a>
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
              {!url && '; named only: its address was a test server’s'}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
