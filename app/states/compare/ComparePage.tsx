import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { comparison, paths } from '../../paths.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { list } from '../../wording/wording.ts';
import type { Route } from './+types/ComparePage';
import { type ChosenStates, comparisonTitle, type NamedState, readChosenStates } from './chosen-states.ts';
import css from './compare.css?inline';
import type { StateComparison } from './comparison.ts';
import { Comparison } from './Comparison.tsx';
import { factGroups } from './compared-facts.server.ts';
import { readyMade } from './ready-made.ts';
import { readServed } from './served-comparison.ts';
import { useComparison } from './use-comparison.ts';

export const loader = () => ({
  known: listJurisdictions().map(({ name, slug, code }): NamedState => ({ name, slug, code })),
  groups: factGroups(),
});

/** The states are in the address alone: the page's own data stays the same. */
export const shouldRevalidate = () => false;

const title = 'Compare States Side by Side';

export const meta = () =>
  pageMeta({
    title,
    description:
      'Put two to four states side by side: education, exam, fees, renewal, moving a license and broker rules, ' +
      'with differences marked and sources named.',
    path: paths.compareStates,
    structuredData: [
      breadcrumbs([
        { name: 'State guides', path: paths.stateGuides },
        { name: 'Compare states', path: paths.compareStates },
      ]),
    ],
  });

export default function ComparePage({ loaderData: { known, groups } }: Route.ComponentProps) {
  const [served] = useState(readServed);
  const chosen = useChosenStates(known, served?.search ?? '');
  const { states } = chosen;
  const compared = useComparison(
    states.length > 1 ? states.map(({ slug }) => slug).join(',') : '',
    served?.states ?? noStates,
  );
  return (
    <div className="page">
      <PageStyle name="compare" css={css} />
      <Breadcrumbs trail={[{ name: 'State guides', path: paths.stateGuides }]} here="Compare" />
      <header className="mt-8">
        <h1>{title}</h1>
        <p className="lead mt-4 no-print">
          Compare two to four states, fact by fact. Differences are marked, and every figure links to its source.
        </p>
      </header>
      <Comparison known={known} groups={groups} chosen={chosen} compared={compared} isServed={served !== undefined} />
      <ReadyMade known={known} />
    </div>
  );
}

const noStates: StateComparison[] = [];

/** What the address asks for. The built page knows no address, so the first render shows what the server wrote. */
function useChosenStates(known: NamedState[], served: string): ChosenStates {
  const { search } = useLocation();
  const [address, setAddress] = useState(served);
  useEffect(() => setAddress(search), [search]);
  const chosen = useMemo(() => readChosenStates(address, known), [address, known]);
  useEffect(() => {
    document.title = `${comparisonTitle(chosen) ?? title} – ${document.title.split(' – ').at(-1)}`;
  }, [chosen]);
  return chosen;
}

function ReadyMade({ known }: { known: NamedState[] }) {
  const nameOf = (slug: string): string => known.find((state) => state.slug === slug)?.name ?? slug;
  return (
    <section className="section no-print" aria-labelledby="ready-made">
      <h2 id="ready-made">Comparisons to try</h2>
      <ul className="ready-made mt-5">
        {readyMade.map((slugs) => (
          <li key={slugs.join()}>
            <a href={comparison(...slugs)}>{list(slugs.map(nameOf))}</a>
          </li>
        ))}
      </ul>
      <p className="mt-6 measure">
        Looking for the state that requires the least?{' '}
        <a href={paths.stateTable}>Sort all states and DC in one table</a>. To use the figures yourself, see the{' '}
        <a href={paths.openData}>open data</a>.
      </p>
    </section>
  );
}
