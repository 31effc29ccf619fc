import { useMemo } from 'react';
import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { paths } from '../../paths.ts';
import { firstAnswer, firstAnswers } from './first-answers.ts';
import { type Difficulty, type ExamMix, fewestAnswers, readiness } from './readiness.ts';
import { noMark, readinessWords, tooFewWords } from './readiness-words.ts';

type ReadinessPanelProps = {
  records: Record<string, QuestionRecord>;
  bank: { id: string; area: ExamArea; difficulty: Difficulty }[];
  mix: ExamMix;
  /** The state whose passing score counts, with its mark in percent where that is known. */
  state: { name: string; percent: number | null } | undefined;
};

/** How likely somebody is to pass, for whoever has answered a question before; nothing for newcomers. */
export function ReadinessPanel({ records, bank, mix, state }: ReadinessPanelProps) {
  const mark = state?.percent ?? undefined;
  const { answers, found } = useMemo(() => {
    const given = firstAnswers(records, bank);
    return { answers: given.length, found: readiness(given, mix, mark && mark / 100) };
  }, [records, bank, mix, mark]);
  if (!Object.values(records).some((record) => firstAnswer(record) !== undefined)) return null;
  return (
    <section className="note mt-8" aria-labelledby="am-i-ready">
      <h2 id="am-i-ready" className="text-[1.22rem]">
        Am I ready?
      </h2>
      {(found ? readinessWords(found, state?.name ?? '', bank.length - answers) : [tooFewWords(answers)]).map(
        (sentence) => (
          <p key={sentence} className="mt-2">
            {sentence}
          </p>
        ),
      )}
      {found && !found.pass && <p className="mt-2">{noMark(state)}</p>}
      <p className="mt-2 small muted">
        {found
          ? `From your first answers to ${answers} questions. `
          : `We need ${fewestAnswers} first answers for an honest estimate. `}
        Our questions aren’t the real exam’s, and the real exam also covers your state’s law.
      </p>
      <p className="mt-2">
        <a className="more" href={paths.studyPlan}>
          Area by area, and a plan to your exam
        </a>
      </p>
    </section>
  );
}
