import { data } from 'react-router';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { breadcrumbs } from '../../frame/structured-data.ts';
import { readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { paths, practiceFor, stateGuide, stateLawOf, stateLawPart, stateQuestionsOf } from '../../paths.ts';
import { QuizList } from '../quiz/QuizList.tsx';
import type { Route } from './+types/StateLawPage';
import { datesOf } from './law-dates.ts';
import { listStateLaws } from './state-law.server.ts';

/** @throws 404 for a state whose law has no questions. */
export function loader({ params: { slug } }: Route.LoaderArgs) {
  const law = listStateLaws().find((one) => one.slug === slug);
  const record = readJurisdictions().get(slug);
  if (!law || !record) throw data(null, { status: 404 });
  return {
    slug,
    name: law.name,
    regulator: record.words.regulator,
    count: law.questions.length,
    dates: datesOf(law.questions.map((question) => question.law)),
    parts: law.parts.map((part) => ({ slug: part.slug, name: part.name, count: part.questions.length })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, slug, count } = loaderData;
  const path = stateLawOf(slug);
  return pageMeta({
    title: `${name} License Law Questions`,
    description:
      `${count} free practice questions on ${name} real estate license law, each with the section that ` +
      'decides it.',
    path,
    structuredData: [
      breadcrumbs([
        { name: 'Exam Preparation', path: paths.examPrep },
        { name: 'License law questions', path: paths.stateLaw },
        { name, path },
      ]),
    ],
  });
}

export default function StateLawPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, regulator, count, dates, parts } = loaderData;
  return (
    <div className="page">
      <Breadcrumbs
        trail={[
          { name: 'Exam Preparation', path: paths.examPrep },
          { name: 'License law questions', path: paths.stateLaw },
        ]}
        here={name}
      />
      <header className="mt-8">
        <h1>{name} License Law Questions</h1>
        <p className="lead mt-4">
          {count} questions on {name}’s own law. Start with the topic your exam covers most.
        </p>
      </header>
      <QuizList quizzes={parts.map((part) => ({ ...part, path: stateLawPart(slug, part.slug) }))} />
      <section className="section measure">
        <h2>Where the answers come from</h2>
        <p className="mt-4">
          Every answer names the section of the statute or rule that decides it. {dates} Laws change: if a question and
          {regulator} disagree, go by {regulator}.
        </p>
        <p className="mt-4">
          <a className="more" href={stateQuestionsOf(slug)}>
            {name} license facts quiz
          </a>
        </p>
        <p className="mt-2">
          <a className="more" href={stateGuide(slug)}>
            {name} state guide
          </a>
        </p>
        <p className="mt-2">
          <a className="more" href={practiceFor(slug)}>
            Practice exam on what every state covers
          </a>
        </p>
      </section>
    </div>
  );
}
