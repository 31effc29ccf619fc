import { useEffect, useMemo, useState } from 'react';
import { Breadcrumbs } from '../../frame/Breadcrumbs.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { paths } from '../../paths.ts';
import { bankSize } from '../../question-bank/exam-areas.ts';
import type { ExamWork } from '../../study/exam-work.ts';
import { keptWorkKey } from '../../study/start-at-once.ts';
import { examMix } from '../practice/exam-mix.ts';
import { outlineAreas, usualOutline } from '../practice/exam-outline.ts';
import { StateSelect } from '../practice/StateSelect.tsx';
import { useExamWork } from '../practice/use-exam-work.ts';
import { useStateFromAddress } from '../practice/use-state-from-address.ts';
import { estimate } from '../readiness/estimate.ts';
import { firstAreas } from '../readiness/readiness-words.ts';
import { StudyPlan } from './StudyPlan.tsx';
import { AreaTable, ReadinessReport } from '../readiness/ReadinessReport.tsx';
import type { Route } from './+types/StudyPlanPage';
import { unseenBefore } from './study-plan.ts';
import { type StudyPlanData, studyPlanData } from './study-plan-data.server.ts';
import css from './study-plan.css?inline';

export const loader = () => studyPlanData();

export const meta = () =>
  pageMeta({
    title: 'Am I Ready for the Real Estate Exam?',
    description:
      'An honest estimate of whether you would pass, from your own first answers, and a study plan to the day of ' +
      'your exam. Both stay in your browser.',
    path: paths.studyPlan,
  });

export default function StudyPlanPage({ loaderData }: Route.ComponentProps) {
  const { work, problem, change, isPreselected, chooseState } = useExamWork(loaderData.states);
  useStateFromAddress(work !== undefined, loaderData.states, chooseState);
  const state = loaderData.states.find(({ slug }) => slug === work?.state);
  const now = useNow();
  const { estimated, unseen } = useEstimate(loaderData, work, state, now);
  return (
    <div className="page" data-hydrate={keptWorkKey}>
      <PageStyle name="study-plan" css={css} />
      <Breadcrumbs trail={[{ name: 'Exam Preparation', path: paths.examPrep }]} here="Am I ready?" />
      <header className="mt-8">
        <h1>Am I Ready for the Exam?</h1>
        <p className="lead mt-4">
          See how likely you are to pass, which areas need work, and what to do each day until the exam. Everything is
          calculated in your browser; nothing is sent to us.
        </p>
      </header>
      <noscript>
        <p className="note measure mt-6">
          The estimate needs scripts, which are off in this browser. <a href={paths.examPrep}>Exam preparation</a> works
          without them.
        </p>
      </noscript>
      {problem && <p className="note measure mt-6">{problem}</p>}
      <div className="plan-columns" data-hydrate="address">
        <section aria-labelledby="estimate">
          <h2 id="estimate">Your estimate</h2>
          <div className="needs-script mt-4">
            <StateSelect practice={{ work, isPreselected, chooseState }} states={loaderData.states} />
          </div>
          <ReadinessReport now={estimated} bankSize={bankSize} state={state} />
        </section>
        <StudyPlan
          work={work}
          change={change}
          now={now}
          unseen={unseen}
          first={estimated?.found ? firstAreas(estimated.found) : []}
          state={state}
        />
      </div>
      <AreaTable areas={[...outlineAreas, 'state-law']} now={estimated} />
    </div>
  );
}

/** Undefined in the built page: only the visitor's device knows what time it is. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  return now;
}

/** What the first answers say, once the browser has said what it keeps. */
function useEstimate(
  data: StudyPlanData,
  work: ExamWork | undefined,
  state: StudyPlanData['states'][number] | undefined,
  now: number | undefined,
) {
  const bank = useMemo(
    () => data.bank.flatMap(({ area, questions }) => questions.map(([id, difficulty]) => ({ id, area, difficulty }))),
    [data.bank],
  );
  const records = work?.records;
  const estimated = useMemo(() => {
    const mix = examMix(bank, state?.parts?.shares ?? state?.outline ?? usualOutline);
    return records && estimate(records, bank, mix, state);
  }, [records, bank, state]);
  const unseen = useMemo(() => unseenBefore(now ?? 0, bank, records ?? {}), [now, bank, records]);
  return { estimated, unseen };
}
