import { data } from 'react-router';
import { changesIn, factChanges } from '../facts/fact-changes.server.ts';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { feedLinks, pageMeta } from '../frame/page-meta.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { AlertForm } from '../newsletter/AlertForm.tsx';
import { paths, stateGuide, updatesOf } from '../paths.ts';
import { updateFeeds } from '../frame/update-addresses.ts';
import { placeName } from '../wording/place-name.ts';
import { longDate } from '../wording/wording.ts';
import type { Route } from './+types/StateUpdatesPage';
import { FollowUpdates, WhatChangedMeans } from './AboutUpdates.tsx';
import { byDay } from './change-list.server.ts';
import { ChangeList } from './ChangeList.tsx';

/** @throws 404 for a slug that is no jurisdiction's. */
export function loader({ params }: Route.LoaderArgs) {
  const record = listJurisdictions().find(({ slug }) => slug === params.slug);
  if (!record) throw data(null, { status: 404 });
  const { slug, name } = record;
  return {
    slug,
    name,
    place: placeName(name),
    days: byDay(changesIn([record]), 'oneState'),
    recordBegan: factChanges().at(-1)!.on,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, name, place } = loaderData;
  const trail = [
    { name: 'Updates', path: paths.updates },
    { name, path: updatesOf(slug) },
  ];
  return [
    ...pageMeta({
      title: `What Changed for ${place}`,
      description:
        `Changes to ${name} real estate license rules and fees in our guide: the old value, the new one, from ` +
        'when, and the source.',
      path: updatesOf(slug),
      structuredData: [breadcrumbs(trail)],
    }),
    ...feedLinks(updateFeeds(slug), `Changes for ${place}`),
  ];
}

export default function StateUpdatesPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, place, days, recordBegan } = loaderData;
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'Updates', path: paths.updates }]} here={name} />
      <header className="mt-8">
        <h1>What Changed for {place}</h1>
        <p className="lead mt-4">
          {days.length > 0
            ? `Every change to the figures in our guide for ${place}, newest first.`
            : `No change to our guide for ${place} is on record. The record began on ${longDate(recordBegan)}.`}
        </p>
        {days.length > 0 && <WhatChangedMeans />}
      </header>
      <ChangeList days={days} />
      <p className="mt-8">
        <a className="more" href={stateGuide(slug)}>
          The guide for {place}
        </a>
      </p>
      <section className="section" aria-labelledby="alerts">
        <h2 id="alerts">Get an email</h2>
        <div className="mt-4">
          <AlertForm slug={slug} place={place} />
        </div>
      </section>
      <FollowUpdates slug={slug} place={place} />
    </div>
  );
}
