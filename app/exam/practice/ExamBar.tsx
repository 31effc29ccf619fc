import { clockFace } from './exam-clock.ts';
import type { OpenExam } from './use-exam.ts';

type ExamBarProps = { open: OpenExam; leave: () => void; finish: () => void };

/** Progress, clock, and the ways out. */
export function ExamBar({ open: { exam, leftMs, unanswered, setPaused }, leave, finish }: ExamBarProps) {
  const answered = exam.questions.length - unanswered;
  return (
    <div className="exam-bar">
      <p className="exam-progress">
        <label htmlFor="progress">
          {answered} of {exam.questions.length} answered
        </label>
        <progress id="progress" max={exam.questions.length} value={answered} />
      </p>
      {/* Not a live region: heard once a second, it would drown everything else. */}
      {exam.allowedMs > 0 && (
        <p role="timer" aria-live="off" className="exam-clock">
          <span className="small muted">Time left</span> <span className="serif">{clockFace(leftMs)}</span>
        </p>
      )}
      <p className="exam-ways">
        {exam.allowedMs > 0 && !exam.paused && (
          <button type="button" className="button button-quiet" onClick={() => setPaused(true)}>
            Pause
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={leave}>
          Leave
        </button>
        <button type="button" className="button button-quiet" onClick={finish}>
          Finish
        </button>
      </p>
    </div>
  );
}
