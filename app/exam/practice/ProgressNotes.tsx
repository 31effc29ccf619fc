import { useState } from 'react';
import type { FinishedExam } from '../../study/exam-work.ts';
import { dayOf } from '../../plan/days.ts';
import { backWords } from './back-words.ts';
import { dueAt } from './question-record.ts';
import { sinceLastTime } from './since-last-time.ts';
import { streakWords } from '../../study/study-streak.ts';
import type { Practice } from './use-practice.ts';

/** What changed since last time, and when to come back. */
export function ProgressNotes({ finished, practice: { work } }: { finished: FinishedExam; practice: Practice }) {
  const [now] = useState(() => Date.now());
  if (!work) return null;
  const records = (finished.given ?? []).flatMap(([id, option]) => (option === null ? [] : (work.records[id] ?? [])));
  const words = [
    ...sinceLastTime(finished, work.history),
    backWords(records.map(dueAt), now),
    streakWords(work.days, now, (work.plan?.examDay ?? '') >= dayOf(new Date(now))),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <div className="measure mt-6">
      {words.map((sentence) => (
        <p key={sentence} className="mt-2">
          {sentence}
        </p>
      ))}
    </div>
  );
}
