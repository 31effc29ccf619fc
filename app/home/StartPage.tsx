import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { loadAllStyles } from '../frame/all-styles.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { paths, stateGuide } from '../paths.ts';
import type { Route } from './+types/StartPage';
import { askedPlaces } from './asked-states.server.ts';
import { startPath } from './start-path.ts';

export const loader = () => askedPlaces();

export const meta = () => [
  ...pageMeta({
    title: 'Where to start',
    description: 'Choose your state to get a real estate license there, move one there, or prepare for its exam.',
    path: paths.start,
  }),
  { name: 'robots', content: 'noindex' },
];

/** Where the form of the home page arrives on a host that serves files only: a script leads on, links do without. */
export default function StartPage({ loaderData: { states, others } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const state = [...states, ...others].find(({ name }) => name === asked.get('state'));
    if (!state) return;
    const path = startPath(asked.get('for') ?? '', state);
    void loadAllStyles().then(
      () => navigate(path, { replace: true }),
      () => location.assign(path),
    );
  }, [navigate, states, others]);
  return (
    <div className="page section" data-hydrate="address">
      <h1>Where to start</h1>
      <p className="lead mt-4">Choose your state. Its guide has every step, the costs, and the exam.</p>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
        <a className="more" href={paths.reciprocity}>
          Move a license you hold
        </a>
        <a className="more" href={paths.examPrep}>
          Pass the exam
        </a>
      </p>
      <Places places={states} />
      <h2 className="mt-8 text-[1.25rem]">District and territories</h2>
      <Places places={others} />
    </div>
  );
}

function Places({ places }: { places: { name: string; slug: string }[] }) {
  return (
    <ul className="mt-4 columns-2 gap-x-6 sm:columns-4">
      {places.map(({ name, slug }) => (
        <li key={slug} className="break-inside-avoid py-1">
          <a href={stateGuide(slug)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
