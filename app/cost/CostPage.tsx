import { useEffect, useRef, useState } from 'react';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { costIn, paths, slugOf, stateTableOf } from '../paths.ts';
import { listStates } from '../facts/jurisdictions.server.ts';
import { type StateTile, StateTiles } from '../states/StateTiles.tsx';
import { type OtherPlace, OtherGuides } from '../states/OtherGuides.tsx';
import { otherPlaces, stateTiles } from '../states/tiles.server.ts';
import type { Route } from './+types/CostPage';
import { comparableTotals, type KnownTotal } from '../states/guide/known-totals.server.ts';
import { placeName } from '../wording/place-name.ts';

const shownTotals = 3;

export function loader() {
  const totals = comparableTotals(listStates());
  return {
    tiles: stateTiles(),
    others: otherPlaces(),
    lowest: totals.slice(0, shownTotals),
    highest: totals.slice(-shownTotals).toReversed(),
    comparable: totals.length,
  };
}

export const meta = () =>
  pageMeta({
    title: 'What a Real Estate License Costs and How Long It Takes',
    description:
      'Real estate license costs by state: known fees, missing ones named, room for your own ' +
      'costs, and a calendar from course to license.',
    path: paths.costAndTime,
  });

export default function CostPage({ loaderData: { tiles, others, lowest, highest, comparable } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'How to Get Licensed', path: paths.howToGetLicensed }]} here="Costs and time" />
      <header className="mt-8">
        <h1>What a License Costs and How Long It Takes</h1>
        <p className="lead mt-4">Choose your state to see its fees, add your own costs, and plan your dates.</p>
        <p className="mt-3">
          Looking for the cheapest or the fastest? All states{' '}
          <a href={stateTableOf('sort=total&columns=cost')}>by fees</a> or{' '}
          <a href={stateTableOf('sort=hours&columns=education')}>by course hours</a>
        </p>
      </header>
      <Chooser tiles={tiles} others={others} />
      <WhatYouPay />
      <section className="section" aria-labelledby="range">
        <h2 id="range">Range of state fees</h2>
        <p className="mt-4 measure">
          We know every state fee (exam, background check, application, and license) for {comparable} of the{' '}
          {tiles.length} states. We’re missing at least one fee for the others, so they aren’t ranked.
        </p>
        <div className="grid-3 mt-6 max-w-4xl">
          <Totals title="Lowest" totals={lowest} />
          <Totals title="Highest" totals={highest} />
        </div>
        <p className="small muted mt-4 measure">
          Tuition, insurance, and dues are extra. Follow the * to see each fee and its source.
        </p>
      </section>
      <HowLong />
    </div>
  );
}

/** A link for everybody; with scripts, also a list to pick from. The choice made before the script came counts. */
function Chooser({ tiles, others }: { tiles: StateTile[]; others: OtherPlace[] }) {
  const select = useRef<HTMLSelectElement>(null);
  const [name, setName] = useState('');
  useEffect(() => setName(select.current?.value ?? ''), []);
  return (
    <section className="section-small" aria-labelledby="choose">
      <div className="flex flex-wrap items-end justify-between gap-4 mb-5">
        <h2 id="choose">Choose your state</h2>
        <div className="needs-script flex flex-wrap items-end gap-3">
          <div className="field max-sm:w-full">
            <label htmlFor="state">State</label>
            <select
              className="input [font:inherit]"
              id="state"
              ref={select}
              autoComplete="off"
              onInput={(event) => setName(event.currentTarget.value)}
            >
              <option value="">Pick one</option>
              {[...tiles, ...others].map((place) => (
                <option key={place.name}>{place.name}</option>
              ))}
            </select>
          </div>
          <a className="button max-sm:w-full" href={name ? costIn(slugOf(name)) : '#tiles'}>
            {name ? `Costs in ${placeName(name)}` : 'Show the costs'}
          </a>
        </div>
      </div>
      <div id="tiles">
        <StateTiles states={tiles} to={costIn} />
        <OtherGuides places={others} to={costIn} />
      </div>
    </section>
  );
}

function Totals({ title, totals }: { title: string; totals: KnownTotal[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ruled mt-3">
        {totals.map(({ name, slug, shown, doubt }) => (
          <li key={slug} className="flex flex-wrap justify-between gap-4">
            <a className="flex-1" href={costIn(slug)}>
              {name}
            </a>
            <span>
              {shown}
              <sup>
                <a className="mark" href={`${costIn(slug)}#costs`} aria-label={`Each fee and its source: ${name}`}>
                  *
                </a>
              </sup>
              {doubt && <span className="doubt small"> (unconfirmed)</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const payments = [
  [
    'The course',
    'Each school sets its price. Ask what isn’t included: books, the final, a retake of the final, exam prep.',
  ],
  ['The exam', 'You pay for each attempt. In most states you pay the exam company; a few collect the fee themselves.'],
  [
    'The background check',
    'Fingerprints and a background check, where the state requires them. A fingerprinting office may add its own ' +
      'fee.',
  ],
  ['The license', 'You pay the state for the application and the license, sometimes as one payment.'],
  [
    'Getting started',
    'Insurance in some states, association and listing-service dues, and the broker’s fees. These aren’t state ' +
      'fees, and few are published.',
  ],
] as const;

function WhatYouPay() {
  return (
    <section className="section" aria-labelledby="parts">
      <h2 id="parts">What you pay for</h2>
      <dl className="figures mt-6 max-w-4xl">
        {payments.map(([what, text]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HowLong() {
  return (
    <section className="section measure" aria-labelledby="time">
      <h2 id="time">What decides how long it takes</h2>
      <p className="mt-4">
        Your state sets the course hours. You decide how many to do a week: at 10 hours a week, a 60-hour course takes 6
        weeks and a 180-hour course takes 18. Then you apply, schedule the exam, and wait for the license. Processing
        times vary, and some regulators post theirs. Set your own weeks on your state’s page.
      </p>
      <p className="mt-4">
        <a className="more" href={paths.plan}>
          Turn the steps into your own checklist
        </a>
      </p>
    </section>
  );
}
