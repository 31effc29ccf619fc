import { useEffect } from 'react';
import { data } from 'react-router';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { downloadNamed } from '../../frame/downloads.server.ts';
import { feedLinks, pageMeta } from '../../frame/page-meta.ts';
import { paths, stateGuide } from '../../paths.ts';
import { updateFeeds } from '../../frame/update-addresses.ts';
import type { Route } from './+types/StateGuidePage';
import { guideTitle } from './guide-title.ts';
import { guideData } from './guide-data.server.ts';
import { writeGuide } from './guide.server.ts';
import { GuideBody } from './GuideBody.tsx';
import { GuideHead } from './GuideHead.tsx';
import { FactsStrip } from './FactsStrip.tsx';
import { RecentChanges } from './RecentChanges.tsx';
import { nameFactInReports } from './name-fact-in-reports.ts';
import { structuredDataOf } from './structured-data.ts';
import { ContinueStrip } from '../../study/ContinueStrip.tsx';
import { SourceNote } from '../SourceNote.tsx';
import { listJurisdictions, readFeaturedGuides, readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { GuideStyle } from './GuideStyle.tsx';

/** @throws 404 for a slug that is no jurisdiction's. */
export function loader({ params }: Route.LoaderArgs) {
  const record = readJurisdictions().get(params.slug);
  if (!record) throw data(null, { status: 404 });
  const guide = writeGuide(
    record,
    listJurisdictions(),
    readFeaturedGuides().find(({ slug }) => slug === record.slug),
  );
  // The made-up guides of npm run bench:build have no PDF.
  return {
    ...guideData(guide),
    pdf: listJurisdictions().includes(record) ? downloadNamed(`state-guides/${record.slug}`) : null,
  };
}

export function meta({ loaderData: guide }: Route.MetaArgs) {
  if (!guide) return [];
  const { slug, description } = guide;
  return [
    ...pageMeta({
      title: guideTitle(guide.place),
      description,
      path: stateGuide(slug),
      type: 'article',
      structuredData: structuredDataOf(guide),
    }),
    ...feedLinks(updateFeeds(slug), `Changes for ${guide.place}`),
  ];
}

export default function StateGuidePage({ loaderData: guide }: Route.ComponentProps) {
  useEffect(nameFactInReports, []);
  return (
    <article className="page">
      <GuideStyle />
      <ContinueStrip />
      <Breadcrumbs trail={[{ name: 'State guides', path: paths.stateGuides }]} here={guide.name} />
      <GuideHead guide={guide} />
      <FactsStrip strip={guide.strip} />
      <RecentChanges changes={guide.changed} />
      <GuideBody guide={guide} pdf={guide.pdf} />
      <SourceNote />
    </article>
  );
}
