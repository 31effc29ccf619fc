import { type ExamArea, examAreas } from '../../question-bank/exam-areas.ts';
import type { FinishedExam } from '../../study/exam-work.ts';
import { list } from '../../wording/wording.ts';
import { percentOf, percentText } from './score-exam.ts';

/** An area has changed where its score differs by this many points: a question or two are within what chance does. */
const changedBy = 20;
const fewestAsked = 5;
const longDate = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/**
 * What changed since the exam of the same kind before, in whole sentences; none without one.
 * @param history finished exams, the oldest first
 */
export function sinceLastTime(finished: FinishedExam, history: FinishedExam[]): string[] {
  const before = history.findLast(
    ({ mode, topic, law, finishedAt }) =>
      mode === finished.mode && topic === finished.topic && law === finished.law && finishedAt < finished.finishedAt,
  );
  if (!before) return [];
  const [now, then] = [percentOf(finished), percentOf(before)];
  const day = longDate.format(new Date(before.finishedAt));
  const points = Math.round((now - then) * 10) / 10;
  const change = points === 0 ? 'The same as' : `${Math.abs(points)} points ${points > 0 ? 'more' : 'less'} than`;
  return [`${change} on ${day} (${percentText(then)}).`, ...areaWords(finished, before)];
}

function areaWords(finished: FinishedExam, before: FinishedExam): string[] {
  const changes = (Object.keys(finished.areas) as ExamArea[]).flatMap((area) => {
    const [now, then] = [finished.areas[area]!, before.areas[area]];
    const isTelling = then && Math.min(now.asked, then.asked) >= fewestAsked && area in examAreas;
    return isTelling ? [{ name: examAreas[area].name, points: percentOf(now) - percentOf(then) }] : [];
  });
  const named = (is: (points: number) => boolean): string =>
    list(changes.filter(({ points }) => is(points)).map(({ name }) => name));
  const [better, worse] = [named((points) => points >= changedBy), named((points) => points <= -changedBy)];
  return [...(better ? [`Better: ${better}.`] : []), ...(worse ? [`Lower: ${worse}.`] : [])];
}
