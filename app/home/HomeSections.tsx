import { BookIcon, PencilIcon, PinIcon } from '../frame/icons.tsx';
import { paths } from '../paths.ts';

const features = [
  {
    title: 'State-Specific Information',
    path: paths.stateGuides,
    Icon: PinIcon,
    text: 'Hours, fees, exam, and renewal rules for each state.',
  },
  {
    title: 'Exam Preparation',
    path: paths.examPrep,
    Icon: PencilIcon,
    text: 'What the national and state portions cover, how to study for them, and how to know you’re ready.',
  },
  {
    title: 'Educational Resources',
    path: paths.resources,
    Icon: BookIcon,
    text: 'Terms, formulas, agency relationships, and license law for every state, to read or print.',
  },
];

export function FeatureCards() {
  return (
    <section id="features" aria-label="What you find here" className="columns">
      {features.map(({ title, path, Icon, text }) => (
        <div key={title}>
          <Icon />
          <h2 className="text-[1.22rem]">
            <a className="text-ink no-underline hover:underline" href={path}>
              {title}
            </a>
          </h2>
          <p className="mt-2 muted">{text}</p>
        </div>
      ))}
    </section>
  );
}

const tools = [
  ['Practice exam', paths.practice],
  ['Flashcards', paths.flashcards],
  ['Compare states', paths.compareStates],
  ['Costs and dates', paths.costAndTime],
  ['My plan', paths.plan],
] as const;

/** One quiet line: the home page sells nothing, but these are easily missed behind the menu. */
export function Tools() {
  return (
    <nav aria-labelledby="tools" className="mt-6 flex flex-wrap gap-x-6">
      <p id="tools" className="muted py-1">
        Free tools, no account:
      </p>
      {tools.map(([name, path]) => (
        <a key={path} className="py-1" href={path}>
          {name}
        </a>
      ))}
    </nav>
  );
}

const benefits = [
  ['Set your own hours', 'Most agents plan their own days. But clients are often free only in the evening.'],
  ['Get paid for results', 'You’re paid when a deal closes. Plan for months without pay.'],
  ['Start in months, not years', 'Courses take weeks and cost hundreds of dollars, not tens of thousands.'],
  ['Many directions', 'Homes, offices, land, rentals: one license opens several kinds of work.'],
];

export function WhyGetALicense() {
  return (
    <section className="section grid gap-8 md:grid-cols-[2fr_3fr] md:gap-14" aria-labelledby="why">
      <div>
        <h2 id="why">Why Get a Real Estate License?</h2>
        <p className="mt-4 muted">
          A license lets you get paid to help people buy, sell, and rent property. Doing that without one is illegal in
          every state.
        </p>
        <p className="mt-4">
          <a className="more" href={paths.howToGetLicensed}>
            See the six steps
          </a>
        </p>
      </div>
      <ul className="ruled grid gap-x-8 sm:grid-cols-2">
        {benefits.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="mt-1 muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
