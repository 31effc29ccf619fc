import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { article, paths, stateLawOf } from '../../paths.ts';
import { QuizList } from '../quiz/QuizList.tsx';
import type { Route } from './+types/StateLawIndexPage';
import { listStateLaws } from './state-law.server.ts';

export const loader = () =>
  listStateLaws().map(({ slug, name, questions }) => ({ slug, name, count: questions.length }));

export const meta = () =>
  pageMeta({
    title: 'License Law Questions by State',
    description:
      'Free practice questions on the license law of single states. Each answer names the section of the statute or ' +
      'rule that decides it.',
    path: paths.stateLaw,
  });

export default function StateLawIndexPage({ loaderData: laws }: Route.ComponentProps) {
  return (
    <div className="page">
      <Breadcrumbs trail={[{ name: 'Exam Preparation', path: paths.examPrep }]} here="License law questions" />
      <header className="mt-8">
        <h1>License Law Questions by State</h1>
        <p className="lead mt-4">
          The state portion of your exam covers your state’s license law. Choose a state. Each answer names the section
          of law behind it, so you can read it yourself.
        </p>
      </header>
      <QuizList quizzes={laws.map((law) => ({ ...law, path: stateLawOf(law.slug) }))} />
      <section className="section measure">
        <h2>Don’t see your state?</h2>
        <p className="mt-4">
          We write these questions from the law itself, one state at a time. For any other state, start with the{' '}
          <a href={paths.stateQuestions}>license facts quiz</a>, then read{' '}
          <a href={article('state-portion-of-the-exam')}>how to study a state’s own law</a>.
        </p>
        <p className="mt-4">
          <a className="more" href={paths.practice}>
            Practice exam on what every state covers
          </a>
        </p>
      </section>
    </div>
  );
}
