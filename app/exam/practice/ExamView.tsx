import { useEffect, useRef } from 'react';
import { isOnLaw } from '../../question-bank/question-area.ts';
import { hasFeedback } from './exam-changes.ts';
import { examTitle } from './exam-title.ts';
import type { ExamUnderWay } from '../../study/exam-work.ts';
import { ExamBar } from './ExamBar.tsx';
import { askWhetherToFinish, FinishDialog } from './FinishDialog.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { useExam, useExamKeys } from './use-exam.ts';
import type { Practice, PracticeData } from './use-practice.ts';
import type { QuestionBank } from './use-question-bank.ts';

type ExamViewProps = {
  exam: ExamUnderWay;
  dropped: number;
  bank: QuestionBank;
  practice: Practice;
  topics: PracticeData['topics'];
  /** The state whose law some of the questions ask. */
  lawOf: string | undefined;
};

/** One question at a time, with the clock and a map of all of them. */
export function ExamView({ exam, dropped, bank, practice, topics, lawOf }: ExamViewProps) {
  const open = useExam(exam, bank, practice);
  const keys = practice.work?.keys ?? true;
  useExamKeys(open, keys);
  const dialog = useRef<HTMLDialogElement>(null);
  const finish = (): void => {
    if (hasFeedback(exam.mode) && exam.checked.length === exam.questions.length) open.end();
    else if (dialog.current) askWhetherToFinish(dialog.current);
  };
  return (
    <>
      <p className="muted">{examTitle(exam.mode, exam.topic, exam.questions.length, topics)}</p>
      {dropped > 0 && (
        <p className="note mt-4">
          {dropped === 1
            ? 'One question of this exam is no longer in our bank and was'
            : `${dropped} questions of this exam are no longer in our bank and were`}{' '}
          left out.
        </p>
      )}
      {practice.notSaved && (
        <p role="alert" className="note mt-4">
          {practice.notSaved}
        </p>
      )}
      {open.isEnding && (
        <p role="status" className="note mt-4">
          Some questions are still being loaded. Your result follows.
        </p>
      )}
      <ExamBar open={open} leave={() => practice.show('')} finish={finish} />
      {exam.paused ? (
        <Paused goOn={() => open.setPaused(false)} />
      ) : (
        <div className="exam-columns">
          {open.question ? (
            <QuestionForm
              key={open.question.id}
              open={{ ...open, question: open.question }}
              lawOf={isOnLaw(open.question.id) ? lawOf : undefined}
              finish={finish}
            />
          ) : (
            <p role="status">Loading the question…</p>
          )}
          <div>
            <QuestionMap open={open} />
            <KeysHelp isOn={keys} set={(isOn) => practice.change((work) => ({ ...work, keys: isOn }))} />
            <p className="small muted mt-4">
              {!practice.notSaved && 'Every answer is saved in this browser as you give it.'}{' '}
              {practice.isOffline && 'The exam now works without a connection too.'}
            </p>
          </div>
        </div>
      )}
      <output className="visually-hidden">{open.said}</output>
      <FinishDialog ref={dialog} open={open} />
    </>
  );
}

function Paused({ goOn }: { goOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="paused">
      <h2 ref={heading} tabIndex={-1}>
        Paused
      </h2>
      <p className="mt-3">The clock stands still, and the questions wait.</p>
      <p className="mt-5">
        <button type="button" className="button" onClick={goOn}>
          Go on
        </button>
      </p>
    </section>
  );
}
