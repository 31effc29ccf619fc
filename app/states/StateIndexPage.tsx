import { useState } from 'react';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { paths, stateGuide } from '../paths.ts';
import type { Route } from './+types/StateIndexPage';
import { matchingStates } from './state-search.ts';
import { readFeaturedGuides, readJurisdictions } from '../facts/jurisdictions.server.ts';
import { OtherGuides } from './OtherGuides.tsx';
import { StateTiles } from './StateTiles.tsx';
import { otherPlaces, stateTiles } from './tiles.server.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { years } from '../wording/wording.ts';

export function loader() {
  const featured = readFeaturedGuides().map((guide) => ({
    ...guide,
    name: readJurisdictions().get(guide.slug)?.name ?? '',
  }));
  return { tiles: stateTiles(), others: otherPlaces(), featured };
}

export const meta = () =>
  pageMeta({
    title: 'State-Specific Licensing Guides',
    description:
      'Find your state’s real estate license guide: hours, fees, exam, renewal and reciprocity for all 50 ' +
      'states, every figure with its source and date.',
    path: paths.stateGuides,
  });

export default function StateIndexPage({ loaderData: { tiles, others, featured } }: Route.ComponentProps) {
  const [query, setQuery] = useState('');
  const states = matchingStates(tiles, query);
  return (
    <div className="page">
      <Breadcrumbs trail={[]} here="State guides" />
      <header className="mt-8">
        <h1>State-Specific Licensing Guides</h1>
        <p className="lead mt-5">
          Every state sets its own rules. Pick yours to see what it requires, what it costs, and who decides, with a
          source for every figure.
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <a className="more py-1" href={paths.compareStates}>
            Compare states side by side
          </a>
          <a className="more py-1" href={paths.stateTable}>
            See them all in one table
          </a>
          <a className="more py-1" href={paths.charts}>
            Charts and maps
          </a>
        </p>
      </header>
      <div className="mt-10">
        <section aria-labelledby="select">
          <div className="flex flex-wrap items-end justify-between gap-4 mb-5">
            <h2 id="select">Select Your State</h2>
            <div className="field w-full sm:w-72">
              <SearchField
                id="state-search"
                label="Search for a state"
                isLabelHidden
                placeholder="Search for a state..."
                withoutScripts="The search needs scripts. All 50 states are listed below."
                onQuery={setQuery}
              />
            </div>
          </div>
          <output className="visually-hidden">{query && `${states.length} of ${tiles.length} states`}</output>
          {states.length > 0 ? (
            <StateTiles states={states} />
          ) : (
            <p className="note">{`No states found matching "${query}"`}</p>
          )}
        </section>
        <OtherGuides places={others} />
        <ReferenceInformation />
      </div>
      <section className="section" aria-labelledby="featured">
        <h2 id="featured">Featured State Guides</h2>
        <div className="grid-4 mt-6">
          {featured.map((guide) => (
            <FeaturedCard key={guide.slug} {...guide} />
          ))}
        </div>
        <p className="small muted mt-4">
          Follow the * to the sources in the state’s guide. Pass rates with a “~” are our editors’ estimates, not
          published figures; the guides give published rates.
        </p>
      </section>
    </div>
  );
}

function ReferenceInformation() {
  return (
    <aside aria-labelledby="reference" className="note measure mt-8">
      <h2 id="reference" className="text-[1.22rem]">
        Reference Information
      </h2>
      <p className="mt-2 small">
        Before you rely on a figure, confirm it with your state’s regulator. The regulators’ own association has a
        directory.
      </p>
      <p className="mt-3">
        <a href="https://www.arello.org" rel="noopener">
          ARELLO, the association of license-law officials
        </a>
      </p>
    </aside>
  );
}

type Featured = Route.ComponentProps['loaderData']['featured'][number];

function FeaturedCard({ slug, name, description, requiredHours, examPassRateEstimate, renewalYears }: Featured) {
  const rows = [
    ['Required Hours', `${requiredHours}`],
    ['Exam Pass Rate', `~${examPassRateEstimate}%`],
    ['License Renewal', `every ${years(renewalYears)}`],
  ];
  return (
    <div className="card">
      <h3>{name}</h3>
      <p>{description}</p>
      <dl className="mt-auto pt-3 text-[0.8125rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-2 py-1">
            <dt className="muted">{label}</dt>
            <dd className="semibold whitespace-nowrap">
              {value}
              <sup>
                <a
                  className="mark"
                  href={`${stateGuide(slug)}#sources`}
                  aria-label={`Sources of this figure: ${label}, ${name}`}
                >
                  *
                </a>
              </sup>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        <a className="more" href={stateGuide(slug)}>
          View {name} Guide
        </a>
      </p>
    </div>
  );
}
