import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { keepLicenseIn, paths } from '../paths.ts';
import { OtherGuides } from '../states/OtherGuides.tsx';
import { StateTiles } from '../states/StateTiles.tsx';
import { otherPlaces, stateTiles } from '../states/tiles.server.ts';
import { coursesOf, emptyLicense, heldStates, licenseWork } from '../study/license-work.ts';
import { stateName } from '../study/plan-work.ts';
import { useWork } from '../study/use-work.ts';
import { placeName } from '../wording/place-name.ts';
import { plural } from '../wording/wording.ts';
import type { Route } from './+types/KeepLicensePage';

export function loader() {
  return { tiles: stateTiles(), others: otherPlaces() };
}

export const meta = () =>
  pageMeta({
    title: 'Keep Your License: Renewal Dates and Course Log',
    description:
      'Already licensed? Choose your state for your renewal date, the hours and fee to renew, late renewal, and a ' +
      'log of your courses with calendar reminders.',
    path: paths.keepLicense,
  });

export default function KeepLicensePage({ loaderData: { tiles, others } }: Route.ComponentProps) {
  return (
    <div className="page" data-hydrate="work">
      <Breadcrumbs trail={[]} here="Keep your license" />
      <header className="mt-8">
        <h1>Keep Your License</h1>
        <p className="lead mt-4">
          Already licensed? Choose your state to see when you renew, how many hours you still need, and what it costs.
          Log your courses and add reminders to your calendar.
        </p>
      </header>
      <Continue />
      <section className="section-small" aria-labelledby="choose">
        <h2 id="choose">Choose your state</h2>
        <div className="mt-5">
          <StateTiles states={tiles} to={keepLicenseIn} />
          <OtherGuides places={others} to={keepLicenseIn} />
        </div>
      </section>
    </div>
  );
}

/** The licenses this browser keeps; until there are any, where they are kept. */
function Continue() {
  const { work = {} } = useWork(licenseWork);
  const states = heldStates(work);
  if (states.length === 0)
    return (
      <p className="note measure mt-8">
        You don’t need an account. Your dates and courses stay in the browser you enter them in; nothing is sent to us.
        To move them to another device, <a href={paths.savedWork}>save them to a file</a>.
      </p>
    );
  return (
    <section className="note measure mt-8" aria-label="Your licenses">
      <ul className="rows">
        {states.map((slug) => (
          <li key={slug}>
            <a className="more" href={keepLicenseIn(slug)}>
              Your license in {placeName(stateName(slug))}
            </a>{' '}
            <span className="muted small">{plural(coursesOf(work[slug] ?? emptyLicense).length, 'course')} logged</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
