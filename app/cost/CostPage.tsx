import { useEffect, useRef, useState } from 'react';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { costIn, paths, slugOf } from '../paths.ts';
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
      'figures, and a calendar from course to license.',
    path: paths.costAndTime,
  });

export default function CostPage({ loaderData: { tiles, others, lowest, highest, comparable } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'How to Get Licensed', path: paths.howToGetLicensed }]} here="Costs and time" />
      <header className="mt-8">
        <h1>What a License Costs and How Long It Takes</h1>
        <p className="lead mt-4">
          Choose your state for its fees with their sources, room for your own figures, and dates from the first class
          to the license.
        </p>
      </header>
      <Chooser tiles={tiles} others={others} />
      <WhatYouPay />
      <section className="section" aria-labelledby="range">
        <h2 id="range">The range of the fees</h2>
        <p className="mt-4 measure">
          For {comparable} of the {tiles.length} states every fee of the state’s own is known: exam, background check
          where there is one, application and license. For the others a part is missing, so their sums cannot be set
          beside these.
        </p>
        <div className="grid-3 mt-6 max-w-4xl">
          <Totals title="Lowest" totals={lowest} />
          <Totals title="Highest" totals={highest} />
        </div>
        <p className="small muted mt-4 measure">
          Course tuition, insurance and dues come on top. * leads to the parts of the sum and their sources.
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
          <div className="field">
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
          <a className="button" href={name ? costIn(slugOf(name)) : '#tiles'}>
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
          <li key={slug} className="flex justify-between gap-4">
            <a href={costIn(slug)}>{name}</a>
            <span>
              {shown}
              <sup>
                <a
                  className="mark"
                  href={`${costIn(slug)}#costs`}
                  aria-label={`Parts and sources of this sum: ${name}`}
                >
                  *
                </a>
              </sup>
              {doubt && <span className="doubt small"> (partly in doubt)</span>}
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
    'Each school sets its price. Ask what it leaves out: books, the final, a second try at the final, exam ' +
      'preparation.',
  ],
  ['The exam', 'You pay for each attempt: in most states the company that gives it, in a few the state.'],
  [
    'The check',
    'Fingerprints and a background check, where the state asks for them. A fingerprinting office may add a fee ' +
      'of its own.',
  ],
  ['The license', 'You pay the state for the application and the license, sometimes in one sum.'],
  [
    'The start',
    'Insurance in some states, association and listing-service dues, the broker’s fees. None of these is the ' +
      'state’s, and few are published.',
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
        The state sets the hours of the course; you set how many you do a week. At 10 hours a week a course of 60 hours
        takes 6 weeks, one of 180 hours 18. After it come the application, an appointment for the exam and the license.
        How long those take changes from month to month, and some regulators post their current times; on each state’s
        page you set the weeks yourself.
      </p>
      <p className="mt-4">
        <a className="more" href={paths.plan}>
          Turn the steps into your own checklist
        </a>
      </p>
    </section>
  );
}
