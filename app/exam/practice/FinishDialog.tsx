import type { RefObject } from 'react';
import { hasFeedback } from './exam-changes.ts';
import type { OpenExam } from './use-exam.ts';

type FinishDialogProps = { ref: RefObject<HTMLDialogElement | null>; open: OpenExam };

const titleId = 'finish-title';
const textId = 'finish-text';

/**
 * Opens the dialog with the focus on its heading, not on its first button: a second Enter right after the one that
 * opened it, or a key held down, must not end an exam of two hours.
 */
export function askWhetherToFinish(dialog: HTMLDialogElement): void {
  dialog.showModal();
  document.getElementById(titleId)!.focus();
}

/** Asks once more before an exam is scored. */
export function FinishDialog({ ref, open: { exam, unanswered, end } }: FinishDialogProps) {
  const total = exam.questions.length;
  const isTest = !hasFeedback(exam.mode);
  // Nothing is scored then (use-exam.ts), and the button must not say so.
  const isUntouched = !isTest && exam.checked.length === 0;
  const close = (): void => ref.current?.close();
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={titleId} aria-describedby={textId}>
      <h2 id={titleId} className="text-[1.4rem]" tabIndex={-1}>
        Finish now?
      </h2>
      <p id={textId} className="mt-3">
        {isTest
          ? openQuestions(unanswered, total, exam.flags.length)
          : isUntouched
            ? 'You have not checked an answer yet, so there is nothing to score.'
            : `You checked ${exam.checked.length} of ${total} answers. Only those are scored.`}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            end();
          }}
        >
          {isUntouched ? 'End without a score' : 'Finish and score'}
        </button>
        <button type="button" className="button button-quiet" onClick={close}>
          Go back
        </button>
      </p>
    </dialog>
  );
}

function openQuestions(unanswered: number, total: number, flagged: number): string {
  const answered =
    unanswered === 0
      ? `All ${total} questions are answered.`
      : `${unanswered} of ${total} questions ${unanswered === 1 ? 'has' : 'have'} no answer and will count as wrong.`;
  return flagged === 0 ? answered : `${answered} ${flagged} ${flagged === 1 ? 'is' : 'are'} flagged for review.`;
}
