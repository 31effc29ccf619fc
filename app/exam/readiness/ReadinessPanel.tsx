import { useMemo } from 'react';
import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { paths } from '../../paths.ts';
import { estimate, type EstimateState } from './estimate.ts';
import { firstAnswer } from './first-answers.ts';
import { type Difficulty, type ExamMix, fewestAnswers } from './readiness.ts';
import { cautionWords, estimateWords } from './readiness-words.ts';

type ReadinessPanelProps = {
  records: Record<string, QuestionRecord>;
  bank: { id: string; area: ExamArea; difficulty: Difficulty }[];
  mix: ExamMix;
  /** The state whose exam is meant. */
  state: EstimateState | undefined;
};

/** How likely somebody is to pass, for whoever has answered a question before; nothing for newcomers. */
export function ReadinessPanel({ records, bank, mix, state }: ReadinessPanelProps) {
  const now = useMemo(() => estimate(records, bank, mix, state), [records, bank, mix, state]);
  if (!Object.values(records).some((record) => firstAnswer(record) !== undefined)) return null;
  return (
    <section className="note mt-8" aria-labelledby="am-i-ready">
      <h2 id="am-i-ready" className="text-[1.22rem]">
        Am I ready?
      </h2>
      {estimateWords(now, state, bank.length).map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
      <p className="mt-2 small muted">
        {now.found
          ? `From your first answers to ${now.found.answers} questions. `
          : `We need ${fewestAnswers} first answers for an honest estimate. `}
        {cautionWords(now.covers)}
      </p>
      <p className="mt-2">
        <a className="more" href={paths.studyPlan}>
          Area by area, and a plan to your exam
        </a>
      </p>
    </section>
  );
}
