import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { paths } from '../paths.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchAddress } from './use-search.ts';

export const meta = () =>
  pageMeta({
    title: 'Search',
    description:
      'Search the guides of all states and DC, the glossary of real estate terms, articles, exam preparation and the ' +
      'tools of this site.',
    path: paths.search,
  });

/**
 * The form, for every host. With a query in its address the Node server answers instead, with results in the page
 * (server/search/); elsewhere this page searches once scripts run.
 */
export default function SearchPage() {
  const { search } = useLocation();
  // The build knows no query: the first render in the browser has to be the same.
  const [initial, setInitial] = useState('');
  useEffect(() => setInitial(new URLSearchParams(search).get('q') ?? ''), [search]);
  return (
    <div className="page" data-hydrate="address">
      <Breadcrumbs trail={[]} here="Search" />
      <header className="mt-8">
        <h1>Search</h1>
      </header>
      <div className="measure mt-6">
        <SearchForm id="search-page-field" key={initial} initial={initial} onSearch={keepInAddress}>
          <Suggestions />
        </SearchForm>
        <noscript>
          <p className="mt-4">
            Without scripts, our server answers when you press Search. If this page comes back empty, you are reading a
            copy of the site that has no server: use the <a href={paths.sitemap}>list of all pages</a>, the{' '}
            <a href={paths.glossary}>glossary</a> or the <a href={paths.stateGuides}>state guides</a>.
          </p>
        </noscript>
      </div>
    </div>
  );
}

const examples = ['Nevada vs Arizona', 'cost Texas', 'how long Florida', 'loan-to-value'];

/** Links that any browser can follow; where scripts run, the address fills the field. */
function Suggestions() {
  return (
    <>
      <p className="muted mt-3">For example:</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {examples.map((example) => (
          <li key={example} className="whitespace-nowrap">
            <a href={searchAddress(example)}>{example}</a>
          </li>
        ))}
      </ul>
      {/* A phone has no such keys. */}
      <p className="small muted mt-5 [@media(hover:none)]:hidden">
        On any page, <span className="whitespace-nowrap">Ctrl + K</span> (or{' '}
        <span className="whitespace-nowrap">⌘ K</span>) opens search.
      </p>
    </>
  );
}

/** Reloading, going back and sharing the address then bring the same results. */
function keepInAddress(query: string): void {
  history.replaceState(history.state, '', searchAddress(query));
}
