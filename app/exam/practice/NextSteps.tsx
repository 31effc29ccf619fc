import type { ExamRequest } from './draw-exam.ts';
import type { FinishedExam } from '../../study/exam-work.ts';
import { isMistake } from './question-record.ts';
import { fullExam } from './full-exam.ts';
import type { Practice, PracticeData } from './use-practice.ts';

/** What to do after a result. */
export function NextSteps({
  finished: { mode, topic, asked, law },
  practice: { work, start, show },
  data,
}: {
  finished: FinishedExam;
  practice: Practice;
  data: PracticeData;
}) {
  const mistakes = Object.values(work?.records ?? {}).filter(isMistake).length;
  const state = data.states.find(({ slug }) => slug === (law ?? work?.state));
  // A combined exam without questions on its law is told by its size.
  const isLikeTheState = law !== undefined || (state?.parts?.law === 0 && state.parts.national === asked);
  const again: ExamRequest | undefined = {
    exam: fullExam(state, isLikeTheState ? 'state' : asked > 90 ? 100 : 80),
    drill: { mode: 'drill', topic } as const,
    quick: { mode: 'quick' } as const,
    daily: { mode: 'quick' } as const,
    concept: undefined,
    mistakes: undefined,
  }[mode];
  return (
    <p className="next-steps no-print">
      {mistakes > 0 && (
        <button type="button" className="button" onClick={() => start({ mode: 'mistakes' })}>
          Review {mistakes === 1 ? 'your mistake' : `your ${mistakes} mistakes`}
        </button>
      )}
      {again && (
        <button type="button" className="button button-quiet" onClick={() => start(again)}>
          Again, with other questions
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => print()}>
        Print
      </button>
      <button type="button" className="button button-quiet" onClick={() => show('')}>
        Back to the start
      </button>
    </p>
  );
}
