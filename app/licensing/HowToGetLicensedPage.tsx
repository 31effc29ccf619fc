import { OnThisPage } from '../frame/OnThisPage.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { article, paths, slugOf, stateGuide } from '../paths.ts';
import { linkPlan } from '../glossary/linked-terms/linked-terms.server.ts';
import { placesOfFirstUses } from '../glossary/linked-terms/link-first-uses.ts';
import type { Route } from './+types/HowToGetLicensedPage';
import { type TypicalFigure, typicalFigures } from './typical-figures.server.ts';
import { KeepingTheLicense } from './KeepingTheLicense.tsx';
import { licensingSteps } from './licensing-steps.ts';
import { LicensingSteps } from './LicensingSteps.tsx';

const description =
  'How to get a real estate license in six steps: requirements, course, final, application, state exam and ' +
  'broker, with cost, time and who decides.';

/** `terms`: where the steps' paragraphs, one after another, name terms of the glossary. */
export const loader = () => ({
  figures: typicalFigures(),
  terms: placesOfFirstUses(
    licensingSteps.flatMap(({ paragraphs }) => paragraphs),
    linkPlan('articles'),
  ),
});

export const meta = () =>
  pageMeta({ title: 'How to Get Licensed', description, path: paths.howToGetLicensed, structuredData: [howTo] });

const howTo = {
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: 'How to get a real estate license in the United States',
  description,
  step: licensingSteps.map(({ name, paragraphs }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name,
    text: paragraphs[0],
  })),
};

const contents = [
  { id: 'at-a-glance', title: 'Typical figures' },
  { id: 'steps', title: 'The six steps' },
  ...licensingSteps.map(({ id, name }, index) => ({ id, title: `${index + 1}. ${name}` })),
  { id: 'license-renewal', title: 'License Renewal' },
  { id: 'license-reciprocity', title: 'License Reciprocity' },
  { id: 'your-state', title: 'Your state' },
  { id: 'read-next', title: 'Read next' },
];

export default function HowToGetLicensedPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page">
      <header className="section">
        <p className="eyebrow">From first question to first client</p>
        <h1 className="mt-3">How to Get Licensed</h1>
        <p className="lead mt-4">
          To become a real estate agent, meet your state’s basic requirements, take a course, pass two exams, and join a
          broker. Each state sets its own rules and its own order, so open your state’s guide next.
        </p>
      </header>
      <div className="with-toc mt-10">
        <OnThisPage sections={contents} />
        <div>
          <TypicalFigures figures={loaderData.figures} />
          <div className="section">
            <LicensingSteps terms={loaderData.terms} />
          </div>
          <KeepingTheLicense />
          <YourState />
          <ReadNext />
        </div>
      </div>
    </div>
  );
}

function TypicalFigures({ figures }: { figures: TypicalFigure[] }) {
  return (
    <section id="at-a-glance">
      <h2>Typical figures</h2>
      <div className="scroll mt-4">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Typical</th>
              <th scope="col" className="text-start">
                In our guides to the 50 states
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ what, typical, inGuides }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className="sm:whitespace-nowrap">{typical}</td>
                <td className="text-start">{inGuides}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-3">
        These are typical ranges. Your state may differ: check its <a href={paths.stateGuides}>guide</a>, where every
        number links to its source.
      </p>
    </section>
  );
}

function YourState() {
  return (
    <section id="your-state" className="section">
      <h2>Your state</h2>
      <p className="mt-4">
        Each guide gives one state’s hours, fees, exam, and renewal dates, and the regulator to call.
      </p>
      <ul className="rows mt-4">
        {['California', 'Florida', 'Texas', 'New York'].map((name) => (
          <li key={name}>
            <a href={stateGuide(slugOf(name))}>{name}</a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a className="button" href={paths.stateGuides}>
          View All States
        </a>
      </p>
      <ul className="rows mt-4">
        <li>
          <a className="more" href={paths.costAndTime}>
            What a license costs and how long it takes
          </a>
        </li>
        <li>
          <a className="more" href={paths.plan}>
            Make your own checklist
          </a>
        </li>
      </ul>
    </section>
  );
}

const articles = [
  ['Beginner’s guide to getting your real estate license', article('beginners-guide')],
  ['Background checks and criminal records: ask first', article('background-checks-and-criminal-records')],
  ['Choosing a sponsoring broker: questions and math', article('choosing-a-sponsoring-broker')],
  ['License reciprocity: what a second state really saves', article('license-reciprocity')],
];

function ReadNext() {
  return (
    <section id="read-next" className="section">
      <h2>Read next</h2>
      <ul className="rows mt-4">
        {articles.map(([title, path]) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="small muted mt-4">
        For background, read Wikipedia on the{' '}
        <a href="https://en.wikipedia.org/wiki/Real_estate_license" rel="noopener">
          real estate license
        </a>{' '}
        and the{' '}
        <a href="https://en.wikipedia.org/wiki/Real_estate_agent" rel="noopener">
          real estate agent
        </a>
        . Anyone can edit it, so confirm a rule with your state’s regulator.
      </p>
    </section>
  );
}
