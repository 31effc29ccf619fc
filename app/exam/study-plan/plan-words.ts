/** A study plan in words, for the page and for a calendar. Pure. */
import { examAreas } from '../../question-bank/exam-areas.ts';
import type { CalendarDay } from '../../plan/calendar-file.ts';
import type { ExamWork } from '../../study/exam-work.ts';
import { studyDay } from '../../study/study-day.ts';
import { answeredToday, dailyTen, rowWords, streakWords } from '../../study/study-streak.ts';
import { type PlannedDay, tookFullExam } from './study-plan.ts';

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** "12 days: 40 questions a day, two full exams, and a day of rest before the exam." Empty for a plan without days. */
export function planSummary(days: PlannedDay[]): string {
  const left = days.length - 1;
  if (left < 0) return '';
  if (left === 0) return 'Your exam is today. Trust what you know.';
  const practice = days.find((day) => day.kind === 'practice');
  const exams = days.filter(({ kind }) => kind === 'exam').length;
  const parts = [
    ...(practice ? [`${practice.questions} questions a day`] : []),
    ...(exams > 0 ? [counted(exams, 'full exam')] : []),
    'a day of rest before the exam',
  ];
  const first = parts.slice(0, -1).join(', ');
  return `${counted(left, 'day')} left: ${first ? `${first}, and ` : ''}${parts.at(-1)}.`;
}

export function dayTitle(planned: PlannedDay): string {
  switch (planned.kind) {
    case 'practice':
      return `${planned.questions} questions, ${examAreas[planned.area].name.toLowerCase()} first`;
    case 'exam':
      return 'A full exam, then your mistakes';
    case 'rest':
      return 'Rest. Pack your ID and look up the way';
    case 'exam day':
      return 'Exam day';
  }
}

/**
 * How far today is, by the one number of the plan where there is one. Ten questions count for the row of days; they are
 * the whole day only where no plan asks for more. `planned`: today in the plan.
 */
export function todayWords(
  planned: PlannedDay | undefined,
  { days, history }: Pick<ExamWork, 'days' | 'history'>,
  now: number,
): string {
  const answered = answeredToday(days, now);
  const said = (...words: string[]): string => [...words, rowWords(days, now)].filter(Boolean).join(' ');
  const ten = answered >= dailyTen ? 'That’s ten for your streak.' : '';
  if (planned?.kind === 'exam') {
    const isTaken = tookFullExam(history, studyDay(now));
    if (isTaken) return said('Today’s full exam is done. Go over your mistakes.');
    return said(ten, 'Your plan asks for a full exam today.');
  }
  if (planned?.kind !== 'practice') return streakWords(days, now, planned !== undefined);
  const left = planned.questions - answered;
  if (left <= 0) return said('Done for today.');
  if (ten) return said(ten, `Your plan asks for ${left} more today.`);
  return said(
    `Today: ${answered} of the ${planned.questions} questions in your plan.`,
    'The first ten count for your streak.',
  );
}

/** The plan as days of a calendar. `url`: where the plan is read on. */
export const planInCalendar = (days: PlannedDay[], url: string): CalendarDay[] =>
  days.map((planned) => ({
    id: `study-${planned.day}`,
    day: planned.day,
    title: planned.kind === 'exam day' ? 'Real estate exam' : `Exam study: ${dayTitle(planned)}`,
    text: planned.kind === 'practice' ? 'Start with the ten of the day. What is due comes back by itself.' : '',
    url,
  }));
