import { PageStyle } from '../../frame/PageStyle.tsx';
import { discard } from './exam-changes.ts';
import { clockFace, timeLeft } from './exam-clock.ts';
import { examHash, type ExamUnderWay } from '../../study/exam-work.ts';
import { examTitle } from './exam-title.ts';
import css from './practice-exam.css?inline';
import type { Practice, PracticeData } from './use-practice.ts';

type ExamsUnderWayProps = { practice: Practice; data: PracticeData; onDiscard: () => void };

/** Exams left before their end, to go on with. */
export function ExamsUnderWay({ practice: { work, show, change }, data: { topics }, onDiscard }: ExamsUnderWayProps) {
  if (!work || work.underWay.length === 0) return null;
  const remove = (exam: ExamUnderWay): void => {
    if (!confirm('Throw this exam away? Its answers are then gone.')) return;
    change(discard(exam.id));
    onDiscard();
  };
  return (
    <section className="note under-way" aria-labelledby="under-way">
      <PageStyle name="practice-exam" css={css} />
      <h2 id="under-way" className="text-[1.22rem]">
        Under way
      </h2>
      <ul>
        {work.underWay.map((exam) => {
          const title = examTitle(exam.mode, exam.topic, exam.questions.length, topics);
          return (
            <li key={exam.id}>
              <p>
                <strong>{title}</strong>
                <br />
                <span className="small muted">{progressOf(exam)}</span>
              </p>
              <p className="flex flex-wrap gap-3">
                <button
                  type="button"
                  className="button"
                  aria-label={`Continue: ${title}`}
                  onClick={() => show(examHash(exam.id))}
                >
                  Continue
                </button>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={`Discard: ${title}`}
                  onClick={() => remove(exam)}
                >
                  Discard
                </button>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function progressOf({ questions, answers, place, allowedMs, elapsedMs }: ExamUnderWay): string {
  const time = allowedMs > 0 ? `, ${clockFace(timeLeft(allowedMs, elapsedMs))} left` : '';
  return (
    `At question ${Math.min(place + 1, questions.length)} of ${questions.length}, ${Object.keys(answers).length} ` +
    `answered${time}`
  );
}
