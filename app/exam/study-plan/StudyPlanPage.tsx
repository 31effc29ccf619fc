import { useMemo } from 'react';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { paths } from '../../paths.ts';
import { bankSize } from '../../question-bank/exam-areas.ts';
import { examWork } from '../../study/exam-work.ts';
import { keptWorkKey } from '../../study/start-at-once.ts';
import { useWork } from '../../study/use-work.ts';
import { examMix } from '../practice/exam-mix.ts';
import { usualOutline } from '../practice/exam-outline.ts';
import { StateSelect } from '../practice/StateSelect.tsx';
import { firstAnswers } from '../readiness/first-answers.ts';
import { ReadinessReport } from '../readiness/ReadinessReport.tsx';
import type { Route } from './+types/StudyPlanPage';
import { studyPlanData } from './study-plan-data.server.ts';
import css from './study-plan.css?inline';

export const loader = () => studyPlanData();

export const meta = () =>
  pageMeta({
    title: 'Am I Ready for the Real Estate Exam?',
    description:
      'An honest estimate of whether you would pass, from your own first answers: how likely, how sure, and which ' +
      'areas hold you back. It stays in your browser.',
    path: paths.studyPlan,
  });

export default function StudyPlanPage({ loaderData }: Route.ComponentProps) {
  const { work, problem, change } = useWork(examWork);
  const bank = useMemo(
    () =>
      loaderData.bank.flatMap(({ area, questions }) => questions.map(([id, difficulty]) => ({ id, area, difficulty }))),
    [loaderData.bank],
  );
  const records = work?.records;
  const answers = useMemo(() => records && firstAnswers(records, bank), [records, bank]);
  const state = loaderData.states.find(({ slug }) => slug === work?.state);
  const mix = useMemo(() => examMix(bank, state?.outline ?? usualOutline), [bank, state]);
  return (
    <div className="page" data-hydrate={keptWorkKey}>
      <PageStyle name="study-plan" css={css} />
      <Breadcrumbs trail={[{ name: 'Exam Preparation', path: paths.examPrep }]} here="Am I ready?" />
      <header className="mt-8">
        <h1>Am I Ready for the Exam?</h1>
        <p className="lead mt-4">
          What your own answers say, and how sure they are. It is worked out in your browser; nothing is sent to us.
        </p>
      </header>
      <noscript>
        <p className="note measure mt-6">
          The estimate needs scripts, which are off in this browser. <a href={paths.examPrep}>Exam preparation</a> works
          without them.
        </p>
      </noscript>
      {problem && <p className="note measure mt-6">{problem}</p>}
      <section className="section-small measure" aria-labelledby="estimate">
        <h2 id="estimate">Your estimate</h2>
        <div className="needs-script mt-4">
          <StateSelect practice={{ work, change }} states={loaderData.states} />
        </div>
        <ReadinessReport answers={answers} bankSize={bankSize} mix={mix} state={state} />
      </section>
    </div>
  );
}
