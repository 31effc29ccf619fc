import { data } from 'react-router';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { costIn, keepLicenseIn, paths, planFor, stateGuide } from '../paths.ts';
import { Sources } from '../states/guide/Sources.tsx';
import { SourceNote } from '../states/SourceNote.tsx';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import type { Route } from './+types/StatePlanPage';
import own from './own.css?inline';
import css from './plan.css?inline';
import { PlanChecklist } from './PlanChecklist.tsx';
import { planData } from './state-plan.server.ts';
import { WhoDecides } from './WhoDecides.tsx';

/** @throws 404 for a slug that is no jurisdiction's. */
export function loader({ params }: Route.LoaderArgs) {
  const record = listJurisdictions().find(({ slug }) => slug === params.slug);
  if (!record) throw data(null, { status: 404 });
  return planData(record);
}

export function meta({ loaderData: plan }: Route.MetaArgs) {
  if (!plan) return [];
  const { place, slug } = plan;
  return pageMeta({
    title: `Your Plan for a Real Estate License in ${place}`,
    description:
      `A checklist for a real estate license in ${place}: papers, courses, fees, and exam in order, with room ` +
      'for your dates and notes.',
    path: planFor(slug),
  });
}

export default function StatePlanPage({ loaderData: plan }: Route.ComponentProps) {
  const { name, place, slug } = plan;
  return (
    <div className="page" data-hydrate="work">
      <PageStyle name="own-figures" css={own} />
      <PageStyle name="plan" css={css} />
      <Breadcrumbs trail={[{ name: 'My plan', path: paths.plan }]} here={name} />
      <header className="mt-8">
        <h1>Your Plan for {place}</h1>
        <p className="lead mt-4">
          Everything you need to get your real estate license from {plan.issuer}, step by step. Check things off, set
          dates, and take notes. Everything stays in this browser.
        </p>
      </header>
      <div className="with-side">
        <PlanChecklist key={slug} plan={plan} />
        <section className="section no-print measure">
          <h2>Keep or move your plan</h2>
          <p className="mt-4 mb-5">
            You don’t need an account. To move your plan to another phone or computer, save it as a file.
          </p>
          <p>
            <a className="button button-quiet" href={paths.savedWork}>
              Save or load your plan
            </a>
          </p>
        </section>
        <div className="side">
          <section className="section no-print">
            <h2>Read on</h2>
            <ul className="rows mt-3">
              <li>
                <a href={costIn(slug)}>What a license costs in {place}, and how long it takes</a>
              </li>
              <li>
                <a href={stateGuide(slug)}>Full guide for {place}</a>
              </li>
              <li>
                <a href={keepLicenseIn(slug)}>After you’re licensed: renewal dates and courses</a>
              </li>
            </ul>
          </section>
          <WhoDecides regulator={plan.regulator} />
        </div>
        <section id="sources" className="section">
          <h2>Sources</h2>
          <Sources guide={plan} />
        </section>
      </div>
      <SourceNote />
    </div>
  );
}
