import { factChanges } from '../facts/fact-changes.server.ts';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { feedLinks, pageMeta } from '../frame/page-meta.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { paths, updatesOf } from '../paths.ts';
import { openDataChanges, updateFeeds } from '../frame/update-addresses.ts';
import type { Route } from './+types/UpdatesPage';
import { FollowUpdates, WhatChangedMeans } from './AboutUpdates.tsx';
import { byDay } from './change-list.server.ts';
import { ChangeList } from './ChangeList.tsx';

/** As many as 14 KiB hold in every language; a state's own page has all of its changes. */
const mostListed = 39;

export function loader() {
  const changes = factChanges();
  const counts = Map.groupBy(changes, ({ slug }) => slug);
  return {
    days: byDay(changes.slice(0, mostListed), 'everyState'),
    listed: Math.min(mostListed, changes.length),
    all: changes.length,
    states: listJurisdictions().map(({ slug, name }) => ({ slug, name, count: counts.get(slug)?.length ?? 0 })),
  };
}

export const meta = () => [
  ...pageMeta({
    title: 'What Changed in License Rules and Fees',
    description:
      'The newest changes to the figures in our real estate license guides: the old value, the new one, from when, ' +
      'and the source.',
    path: paths.updates,
    structuredData: [breadcrumbs([{ name: 'Updates', path: paths.updates }])],
  }),
  ...feedLinks(updateFeeds(), 'Changes in license rules and fees'),
];

export default function UpdatesPage({ loaderData: { days, listed, all, states } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[]} here="Updates" />
      <header className="mt-8">
        <h1>What Changed</h1>
        <p className="lead mt-4">
          {listed < all
            ? `The newest ${listed} of ${all} changes to the figures in our guides: the old value, the new one, and ` +
              'the source.'
            : 'Every change to the figures in our guides, newest first: the old value, the new one, and the ' +
              'source.'}
        </p>
        <WhatChangedMeans />
      </header>
      <ChangeList days={days} linked />
      {listed < all && (
        <p className="mt-6 measure">
          Each <a href="#by-state">state’s page</a> lists all of its changes. <a href={openDataChanges}>One file</a> has
          all {all}.
        </p>
      )}
      <section className="section" aria-labelledby="by-state">
        <h2 id="by-state">By state</h2>
        <p className="mt-3">Open your state to get its changes by email.</p>
        <ul className="mt-4 columns-2 gap-x-6 sm:columns-3 lg:columns-5">
          {states.map(({ slug, name, count }) => (
            <li key={slug} className="py-1">
              <a href={updatesOf(slug)}>{name}</a>
              {count > 0 && <span className="muted"> ({count})</span>}
            </li>
          ))}
        </ul>
      </section>
      <FollowUpdates />
    </div>
  );
}
