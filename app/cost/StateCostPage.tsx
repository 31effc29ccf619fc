import { data } from 'react-router';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { costIn, paths, planFor, stateGuide } from '../paths.ts';
import { WhoDecides } from '../plan/WhoDecides.tsx';
import { CostTable } from '../states/guide/CostTable.tsx';
import { Sources } from '../states/guide/Sources.tsx';
import { SourceNote } from '../states/SourceNote.tsx';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import type { Route } from './+types/StateCostPage';
import { CostBar } from './CostBar.tsx';
import { CostStyle } from './CostStyle.tsx';
import { FeesBesideOthers } from './FeesBesideOthers.tsx';
import { CostForm } from './CostForm.tsx';
import { costData } from './state-cost.server.ts';

/** @throws 404 for a slug that is no jurisdiction's. */
export function loader({ params }: Route.LoaderArgs) {
  const record = listJurisdictions().find(({ slug }) => slug === params.slug);
  if (!record) throw data(null, { status: 404 });
  return costData(record);
}

export function meta({ loaderData: cost }: Route.MetaArgs) {
  if (!cost) return [];
  const { name, place, slug, costs } = cost;
  return pageMeta({
    title: `What a Real Estate License Costs in ${place}`,
    description:
      `${name} real estate license: ${costs.sum === 0 ? 'what' : `known fees ${costs.known}, what else`} ` +
      'to pay for, and a calendar ' +
      'from your first class to the license.',
    path: costIn(slug),
  });
}

export default function StateCostPage({ loaderData: cost }: Route.ComponentProps) {
  const { name, place, slug, issuer, costs } = cost;
  return (
    <div className="page" data-hydrate="work">
      <CostStyle />
      <Breadcrumbs
        trail={[
          { name: 'How to Get Licensed', path: paths.howToGetLicensed },
          { name: 'Costs and time', path: paths.costAndTime },
        ]}
        here={name}
      />
      <header className="mt-8">
        <h1>What a License Costs in {place}, and How Long It Takes</h1>
        <p className="lead mt-4">
          {costs.sum === 0 ? (
            <>Your license comes from {issuer}. No amount is known yet. Here is what to ask for. </>
          ) : (
            <>
              A license from {issuer} costs <a href="#costs">{costs.known}</a> in fees, plus {costs.unknown}.{' '}
              {costs.reported && `With the missing fees, plan on ${costs.reported}, before tuition. `}
            </>
          )}
          Add your own costs and dates.
        </p>
      </header>
      <div className="with-side">
        <section id="costs" className="fees mt-8">
          <h2>What it costs</h2>
          <CostBar cost={cost} />
          <CostTable guide={cost} isToldAbove={Boolean(cost.bar)} />
          <FeesBesideOthers rows={cost.beside} />
        </section>
        <CostForm key={slug} cost={cost} />
        <div className="side">
          <section className="section no-print">
            <h2>Next steps</h2>
            <ul className="rows mt-3">
              <li>
                <a href={planFor(slug)}>Your checklist for {place}</a>, with these dates
              </li>
              <li>
                <a href={stateGuide(slug)}>Full guide for {place}</a>
              </li>
              <li>
                <a href={paths.costAndTime}>Costs in another state</a>
              </li>
            </ul>
          </section>
          <WhoDecides regulator={cost.regulator} />
        </div>
        <section id="sources" className="section">
          <h2>Sources</h2>
          <Sources guide={cost} />
        </section>
      </div>
      <SourceNote />
    </div>
  );
}
