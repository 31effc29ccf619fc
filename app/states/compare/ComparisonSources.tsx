import { article } from '../../paths.ts';
import { reportMistake } from '../../frame/update-addresses.ts';
import type { StateComparison } from './comparison.ts';

/** Where every mark leads: the sources of each state, numbered through. */
export function ComparisonSources({ states, offsets }: { states: StateComparison[]; offsets: number[] }) {
  return (
    <section className="section" id="sources" aria-labelledby="sources-title">
      <h2 id="sources-title">Sources</h2>
      <p className="mt-3 small muted measure">
        Dates are those the pages bear themselves; most bear none.{' '}
        <a href={article('how-to-read-a-state-guide')}>How to read the figures</a>
      </p>
      <div className="comparison-sources">
        {states.map(({ slug, name, sources }, place) => (
          <div key={slug} data-rows={sources.length}>
            <h3>{name}</h3>
            <ol className="sources mt-3" data-reload>
              {sources.map(({ publisher, url, kind, date, id }, index) => {
                const number = offsets[place]! + index + 1;
                return (
                  <li key={number} id={`s${number}`} data-number={number}>
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
                    <a className="small" href={reportMistake(slug, id)}>
                      Something wrong?
                    </a>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
