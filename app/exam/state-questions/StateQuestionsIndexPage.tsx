import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { article, paths, stateQuestionsOf } from '../../paths.ts';
import { listStates } from '../../facts/jurisdictions.server.ts';
import { QuizList } from '../quiz/QuizList.tsx';
import type { Route } from './+types/StateQuestionsIndexPage';
import { questionCounts } from './state-questions.server.ts';

/** `each`: how many questions every state has, where they all have the same number; else each state has its own. */
export const loader = () => {
  const counts = questionCounts();
  const states = listStates().map(({ name, slug }) => ({ name, slug, count: counts.get(slug) ?? 0 }));
  const total = states.reduce((sum, { count }) => sum + count, 0);
  const each = states[0]!.count;
  return states.every(({ count }) => count === each)
    ? { states: states.map(({ name, slug }) => ({ name, slug, count: undefined })), total, each }
    : { states, total, each: undefined };
};

export const meta = () =>
  pageMeta({
    title: 'License Facts Quiz by State',
    description:
      'Free questions on getting and keeping a real estate license in each of the 50 states, with explanations ' +
      'and the source of every answer.',
    path: paths.stateQuestions,
  });

export default function StateQuestionsIndexPage({ loaderData: { states, total, each } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'Exam Preparation', path: paths.examPrep }]} here="License facts quiz" />
      <header className="mt-8">
        <h1>License Facts Quiz by State</h1>
        <p className="lead mt-4">
          {each === undefined
            ? `${total} questions on getting and keeping a license.`
            : `${total} questions on getting and keeping a license, ${each} for each state.`}{' '}
          Choose the state you want to be licensed in.
        </p>
      </header>
      <QuizList quizzes={states.map((state) => ({ ...state, path: stateQuestionsOf(state.slug) }))} />
      <section className="section measure">
        <h2>Where the questions come from</h2>
        <p className="mt-4">
          Every question comes from a number or rule in that state’s guide, confirmed by the state itself or by several
          sources.{' '}
          {each === undefined
            ? 'We leave out anything less certain, so some states have fewer questions.'
            : 'We leave out anything less certain.'}{' '}
          Each answer names its sources and links to the part of the guide that says more.
        </p>
        <p className="mt-3">
          They cover what you need to know before you apply: the regulator, the requirements, the exam, and renewal.
          Your exam covers much more of the state’s law, such as agency and trust funds. The outline is in the exam
          company’s handbook; <a href={article('state-portion-of-the-exam')}>how to study a state’s own law</a> says
          where to look, and for some states we have <a href={paths.stateLaw}>questions on the license law</a> itself.
        </p>
        <p className="mt-4">
          <a className="more" href={paths.practice}>
            Practice exam on what every state covers
          </a>
        </p>
        <p className="mt-2">
          <a className="more" href={paths.stateGuides}>
            All state guides
          </a>
        </p>
      </section>
    </div>
  );
}
