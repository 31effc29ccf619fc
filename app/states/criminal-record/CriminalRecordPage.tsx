import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { article, paths, stateGuide } from '../../paths.ts';
import { plainText } from '../../wording/rich-text.ts';
import { PhoneNumber } from '../PhoneNumber.tsx';
import type { Route } from './+types/CriminalRecordPage';
import css from './criminal-record.css?inline';
import { RecordRows } from './RecordRows.tsx';
import { type RecordPlace, recordPlaces, recordTotals } from './record-places.server.ts';

export const loader = () => ({ places: recordPlaces(), totals: recordTotals() });

export const meta = () =>
  pageMeta({
    title: 'Can You Get a Real Estate License With a Criminal Record?',
    description:
      'State by state: whether you can ask before you apply, what that is called, the fee, the wait, whether the ' +
      'answer is binding, and what the rule looks at.',
    path: paths.criminalRecord,
  });

export default function CriminalRecordPage({ loaderData: { places, totals } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageStyle name="criminal-record" css={css} />
      <Breadcrumbs
        trail={[{ name: 'How to Get Licensed', path: paths.howToGetLicensed }]}
        here="With a criminal record"
      />
      <header className="mt-8">
        <h1 className="record-title">Getting Licensed With a Criminal Record</h1>
        <p className="lead mt-4">
          In {totals.canAsk} of the {totals.all} states and territories, you can ask before you pay for a course whether
          your record would keep you from a license. Pick your state to see how.
        </p>
      </header>
      <section className="section-small measure">
        <h2>What counts, and what rarely does</h2>
        <ul className="rows mt-3">
          <li>
            <strong>Rarely decisive:</strong> a crime unrelated to the work. At least {totals.relation} states look at
            how a crime relates to real estate.
          </li>
          <li>
            <strong>What helps:</strong> time, and showing you’ve changed. At least {totals.time} states look at how
            long ago it was; at least {totals.rehabilitation} look at your rehabilitation.
          </li>
          <li>
            <strong>Usually decisive:</strong> fraud, theft, and recent felonies. At least {totals.bars} states bar you
            for certain crimes, usually for a set number of years.
          </li>
        </ul>
        <p className="small muted mt-3">
          No website can tell you how your own case will be decided. Read on:{' '}
          <a href={article('background-checks-and-criminal-records')}>background checks and criminal records</a>.
        </p>
      </section>
      <section className="section-small" aria-labelledby="places-title">
        <h2 id="places-title">Pick your state</h2>
        <p className="mt-3">A binding answer is one the regulator has to stick to.</p>
        <div className="record-places mt-4 max-w-4xl">
          {/* Whoever listens hears the question with each answer. */}
          <div className="record-heads" aria-hidden="true">
            <span>State</span>
            <span>Can you ask before you apply?</span>
          </div>
          {places.map((place) => (
            <Place key={place.slug} place={place} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** The id stands inside, so that a link to it opens it without a script; the name above it has to be in sight then. */
function Place({ place: { name, slug, answer, regulator } }: { place: RecordPlace }) {
  return (
    <details className="qa">
      <summary>
        <h3>{name}</h3>
        <span className="record-answer block">
          <span className="record-question">Ask first? </span>
          {answer.canAsk || 'Not known'}
        </span>
      </summary>
      <div id={slug} className="scroll-mt-26 pb-4">
        <p>{plainText(answer.rule)}</p>
        <RecordRows answer={answer} regulator={`${stateGuide(slug)}#regulator`} />
        {answer.note && <p className="small muted">{answer.note}</p>}
        <p>
          Contact:{' '}
          {regulator.url ? (
            <a href={regulator.url} rel="noopener">
              {regulator.name}
            </a>
          ) : (
            regulator.name
          )}
          {regulator.phone && (
            <>
              , <PhoneNumber text={regulator.phone} />
            </>
          )}
          .{' '}
          <a href={`${stateGuide(slug)}#criminal-record`} aria-label={`Sources for ${name}`}>
            Sources
          </a>
        </p>
      </div>
    </details>
  );
}
