import { useEffect, useMemo, useState } from 'react';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { discard, withKnownQuestions } from './exam-changes.ts';
import type { ExamUnderWay } from '../../study/exam-work.ts';
import { ExamView } from './ExamView.tsx';
import css from './practice-exam.css?inline';
import type { Practice, PracticeData } from './use-practice.ts';

type ExamScreenProps = { exam: ExamUnderWay; practice: Practice; data: PracticeData };

/** An open exam: waits for its questions, and leaves out those that the bank no longer has. */
export function ExamScreen({ exam, practice, data }: ExamScreenProps) {
  const { bank, bankProblem, retry, show, change } = practice;
  const { has } = bank;
  const known = useMemo(() => withKnownQuestions(exam, has), [exam, has]);
  const isEmpty = known.exam.questions.length === 0;
  // From then on the exam stays on the screen, whatever part is still to come.
  const [hasBegun, setHasBegun] = useState(false);
  const isHere = hasBegun || bank.get(known.exam.questions[known.exam.place] ?? '') !== undefined;
  if (isHere && !hasBegun) setHasBegun(true);
  const { id } = exam;
  useEffect(() => {
    if (!isEmpty) return;
    change(discard(id));
    show('', true);
  }, [isEmpty, id, change, show]);
  return (
    <div id="test" className="exam">
      <PageStyle name="practice-exam" css={css} />
      <h1>Practice Exam</h1>
      {bankProblem && (
        <div role="alert" className="note mt-6">
          <p>{bankProblem}</p>
          <p className="mt-4">
            <button type="button" className="button" onClick={retry}>
              Try again
            </button>
          </p>
        </div>
      )}
      {!isHere && !isEmpty && !bankProblem && (
        <p role="status" className="mt-6">
          Loading the questions…
        </p>
      )}
      {isHere && !isEmpty && (
        <ExamView
          exam={known.exam}
          dropped={known.dropped}
          bank={bank}
          practice={practice}
          topics={data.topics}
          lawOf={data.states.find(({ slug }) => slug === exam.law)?.name}
        />
      )}
    </div>
  );
}
