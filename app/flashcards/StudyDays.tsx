import type { FlashcardWork } from '../study/flashcard-work.ts';
import { recentDays, streak } from '../study/study-day.ts';

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weeks = 4;

/** The answers of the last four weeks, a square a day, and the days in a row. `now` in milliseconds. */
export function StudyDays({ days, now }: Pick<FlashcardWork, 'days'> & { now: number }) {
  const counts = recentDays(now, weeks * 7).map((day) => ({ day, answers: days[day]?.[0] ?? 0 }));
  if (counts.every(({ answers }) => answers === 0)) return null;
  const row = streak((day) => (days[day]?.[0] ?? 0) > 0, now);
  return (
    <div className="mt-6">
      <p className="small">
        <strong>
          {row} {row === 1 ? 'day' : 'days'} in a row.
        </strong>{' '}
        <span className="muted">Answers in the last four weeks, today at the end:</span>
      </p>
      <ol className="study-days mt-2">
        {counts.map(({ day, answers }) => {
          const date = shortDate.format(new Date(`${day}T12:00:00Z`));
          const words = `${date}: ${answers} ${answers === 1 ? 'answer' : 'answers'}`;
          return (
            <li key={day} className={`l${levelOf(answers)}`} title={words}>
              <span className="visually-hidden">{words}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const levelOf = (answers: number): number => [1, 10, 30, 60].filter((least) => answers >= least).length;
