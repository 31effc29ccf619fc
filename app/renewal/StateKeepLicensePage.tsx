import { data } from 'react-router';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { alertsForm } from '../frame/update-addresses.ts';
import { keepLicenseIn, paths, stateGuide, transferTo } from '../paths.ts';
import { WhoDecides } from '../plan/WhoDecides.tsx';
import { FigureTable } from '../states/guide/FigureTable.tsx';
import { Sources } from '../states/guide/Sources.tsx';
import { RichText } from '../states/RichText.tsx';
import { SourceNote } from '../states/SourceNote.tsx';
import { Fold } from '../ui/Fold.tsx';
import { plural } from '../wording/wording.ts';
import type { Route } from './+types/StateKeepLicensePage';
import { LicenseTool } from './LicenseTool.tsx';
import css from './renewal.css?inline';
import { writeKeeping } from './state-keeping.server.ts';

/** @throws 404 for a slug that is no jurisdiction's. */
export function loader({ params }: Route.LoaderArgs) {
  const record = listJurisdictions().find(({ slug }) => slug === params.slug);
  if (!record) throw data(null, { status: 404 });
  return { keeping: writeKeeping(record), canMove: record.kind !== 'territory' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { place, slug } = loaderData.keeping;
  return pageMeta({
    title: `Renewing a Real Estate License in ${place}`,
    description:
      `When a real estate license in ${place} expires, the hours and the fee to renew it, and a log of your ` +
      'courses with reminders for your calendar.',
    path: keepLicenseIn(slug),
  });
}

export default function StateKeepLicensePage({ loaderData: { keeping, canMove } }: Route.ComponentProps) {
  const { name, place, slug, answer, rows, sources } = keeping;
  return (
    <div className="page" data-hydrate="work">
      <PageStyle name="renewal" css={css} />
      <Breadcrumbs trail={[{ name: 'Keep your license', path: paths.keepLicense }]} here={name} />
      <header className="mt-8">
        <h1>Keep Your License in {place}</h1>
        <p className="lead mt-4">
          <RichText parts={answer} />
        </p>
      </header>
      <div className="with-side">
        <LicenseTool key={slug} keeping={keeping} />
        <section className="section" aria-labelledby="rules">
          <h2 id="rules">What {place} requires</h2>
          <FigureTable rows={rows} />
        </section>
        <div className="side">
          <WhoDecides regulator={keeping.regulator} />
          <section className="section no-print">
            <h2>Read on</h2>
            <ul className="rows mt-3">
              <li>
                <a href={alertsForm(slug)}>Get an email when the rules in {place} change</a>
              </li>
              {canMove && (
                <li>
                  <a href={transferTo(slug)}>Transferring a license to {place}</a>
                </li>
              )}
              <li>
                <a href={`${stateGuide(slug)}#broker`}>Becoming a broker in {place}</a>
              </li>
            </ul>
          </section>
        </div>
        <section className="section-small" aria-labelledby="sources-title">
          <h2 id="sources-title">Sources</h2>
          <Fold id="sources" summary={plural(sources.length, 'source')}>
            <Sources guide={keeping} />
          </Fold>
        </section>
      </div>
      <SourceNote />
    </div>
  );
}
