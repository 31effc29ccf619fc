import { OnThisPage } from '../frame/OnThisPage.tsx';
import { pageMeta } from '../frame/page-meta.ts';
import { article, paths, slugOf, stateGuide } from '../paths.ts';
import { linkPlan } from '../glossary/linked-terms/linked-terms.server.ts';
import { placesOfFirstUses } from '../glossary/linked-terms/link-first-uses.ts';
import type { Route } from './+types/HowToGetLicensedPage';
import { KeepingTheLicense } from './KeepingTheLicense.tsx';
import { licensingSteps } from './licensing-steps.ts';
import { LicensingSteps } from './LicensingSteps.tsx';

const description =
  'How to get a real estate license in six steps: requirements, course, final, application, state exam and ' +
  'broker, with cost, time and who decides.';

/** Where the steps' paragraphs, one after another, name terms of the glossary. */
export const loader = () => ({
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
          To become a real estate agent you meet your state’s basic requirements, take a course, pass two exams and join
          a broker. Each state sets its own rules, so there are fifty versions of these six steps.
        </p>
      </header>
      <div className="with-toc mt-10">
        <OnThisPage sections={contents} />
        <div>
          <TypicalFigures />
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

const figures = [
  ['Minimum age', '18 (21 in some states)'],
  ['Passing grade', 'typically 70–75%'],
  ['Application fee', 'typically $25–$300'],
  ['License renewal', 'every 2–4 years'],
  ['Continuing education', '15–45 hours'],
];

function TypicalFigures() {
  return (
    <section id="at-a-glance">
      <h2>Typical figures</h2>
      <div className="scroll mt-4">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Across the states</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(([what, figure]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small muted mt-3">
        These are general figures and no state’s rule; a state can lie outside them. Check your{' '}
        <a href={paths.stateGuides}>state’s guide</a>, where each figure carries its source.
      </p>
    </section>
  );
}

function YourState() {
  return (
    <section id="your-state" className="section">
      <h2>Your state</h2>
      <p className="mt-4">
        The guides give the hours, fees, exam and renewal dates of one state at a time, with the regulator to ask.
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
            Your own checklist for a state
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
        For background, an outside encyclopedia: Wikipedia on the{' '}
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
