import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { paths, planFor } from '../paths.ts';
import { StateTiles } from '../states/StateTiles.tsx';
import { OtherGuides } from '../states/OtherGuides.tsx';
import { otherPlaces, stateTiles } from '../states/tiles.server.ts';
import { useWork } from '../study/use-work.ts';
import type { Route } from './+types/PlanPage';
import { plannedStates, planWork, stateName, tickedIn } from '../study/plan-work.ts';
import { placeName } from '../wording/place-name.ts';

export function loader() {
  return { tiles: stateTiles(), others: otherPlaces() };
}

export const meta = () =>
  pageMeta({
    title: 'My Plan: A License Checklist for Your State',
    description:
      'Choose your state for a checklist of every step, course, fee, and exam on the way to a real estate ' +
      'license. It keeps your check marks, dates, and notes.',
    path: paths.plan,
  });

export default function PlanPage({ loaderData: { tiles, others } }: Route.ComponentProps) {
  return (
    <div className="page" data-hydrate="work">
      <Breadcrumbs trail={[]} here="My plan" />
      <header className="mt-8">
        <h1>My Plan</h1>
        <p className="lead mt-4">
          A checklist for your state, in the state’s own order: papers, courses, fees, and the exam. Check things off,
          set dates, and take notes.
        </p>
      </header>
      <Continue />
      <section className="section-small" aria-labelledby="choose">
        <h2 id="choose">Choose your state</h2>
        <div className="mt-5">
          <StateTiles states={tiles} to={planFor} />
          <OtherGuides places={others} to={planFor} />
        </div>
      </section>
    </div>
  );
}

/** The visitor's plans, the one worked on last first; until there are any, where plans are kept. */
function Continue() {
  const { work } = useWork(planWork);
  const states = plannedStates(work ?? {});
  if (states.length === 0) {
    return (
      <p className="note measure mt-8">
        You don’t need an account. Your plan stays in the browser you made it in; nothing is sent to us.{' '}
        <a href={paths.savedWork}>Save it to a file</a> to move it.
        <noscript> Turn on JavaScript to save your progress, or print the list.</noscript>
      </p>
    );
  }
  return (
    <section className="note measure mt-8" aria-label="Your plans">
      <ul className="rows">
        {states.map((slug) => (
          <li key={slug}>
            <a className="more" href={planFor(slug)}>
              Continue your plan for {placeName(stateName(slug))}
            </a>{' '}
            <span className="muted small">{tickedIn(work?.[slug] ?? {})} done</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
