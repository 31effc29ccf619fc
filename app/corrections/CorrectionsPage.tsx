import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { paths, stateGuide } from '../paths.ts';
import { longDate } from '../wording/wording.ts';
import type { Route } from './+types/CorrectionsPage';
import { readCorrections } from './accepted-corrections.server.ts';

export const loader = () => readCorrections();

export const meta = () =>
  pageMeta({
    title: 'Corrections',
    description:
      'Mistakes that readers found in our real estate license guides and we corrected, and how to report one ' +
      'without an account.',
    path: paths.corrections,
    structuredData: [breadcrumbs([{ name: 'Corrections', path: paths.corrections }])],
  });

export default function CorrectionsPage({ loaderData: corrections }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[]} here="Corrections" />
      <header className="mt-8">
        <h1>Corrections</h1>
        <p className="lead mt-4">Mistakes that readers found in our guides, and what we changed.</p>
      </header>
      <section className="section-small measure" aria-labelledby="accepted">
        <h2 id="accepted">From readers</h2>
        {corrections.length === 0 ? (
          <p className="mt-3">No corrections from readers yet.</p>
        ) : (
          <CorrectionList corrections={corrections} />
        )}
        <p className="mt-4">
          <a className="more" href={paths.updates}>
            See every change to our figures
          </a>
        </p>
      </section>
      <HowToReport />
    </div>
  );
}

function CorrectionList({ corrections }: { corrections: Route.ComponentProps['loaderData'] }) {
  return (
    <ul className="ruled mt-4">
      {corrections.map(({ date, slug, name, called, text, thanks }) => (
        <li key={`${date} ${slug} ${called}`}>
          <p className="small muted">
            <time dateTime={date}>{longDate(date)}</time>: <a href={stateGuide(slug)}>{name}</a>, {called}
          </p>
          <p>{text}</p>
          {thanks && <p className="small muted">Thanks to {thanks}.</p>}
        </li>
      ))}
    </ul>
  );
}

function HowToReport() {
  return (
    <section className="section measure" aria-labelledby="report">
      <h2 id="report">Report a mistake</h2>
      <p className="mt-3">
        Open a <a href={paths.stateGuides}>state guide</a>, tap the number behind a figure, and follow “Something
        wrong?” The form fills in the figure and its source for you. You don’t need an account, and you don’t have to
        give your name or email.
      </p>
      <p className="mt-3">
        We check each report against the source. We don’t publish your message. If your report leads to a change, we
        list the change here, and thank you by first name only if you ask.
      </p>
    </section>
  );
}
