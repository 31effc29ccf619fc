/** A plan to the day of the exam: what each day asks, and how much. Pure: days as YYYY-MM-DD. */
import { type ExamArea, examAreaSlugs } from '../../question-bank/exam-areas.ts';
import type { ExamWork, QuestionRecord } from '../../study/exam-work.ts';
import { fullExams } from '../full-exams.ts';
import { studyDay } from '../../study/study-day.ts';
import { addDays, type Day, daysBetween } from '../../plan/days.ts';

export type PlannedDay =
  | { day: Day; kind: 'practice'; questions: number; area: ExamArea }
  | { day: Day; kind: 'exam' | 'rest' | 'exam day' };

export type PlanInput = {
  today: Day;
  examDay: Day;
  /** Questions not met before today. */
  unseen: number;
  /** Areas that hold the learner back, the weakest first; may be empty. */
  weakest: ExamArea[];
};

/** A day has at least the ten of the day, and at most what an hour holds; in tens, which are easy to keep in mind. */
const [fewestADay, mostADay] = [10, 60];
/** Longer plans would be kept by nobody; what lies further off is not planned. */
const mostDays = 60;

/** Every day from today to the exam; empty where the exam is past. */
export function planDays({ today, examDay, unseen, weakest }: PlanInput): PlannedDay[] {
  const left = daysBetween(today, examDay);
  if (!(left >= 0)) return [];
  const days = Array.from({ length: Math.min(left, mostDays) + 1 }, (_, index) => addDays(today, index));
  const kinds = days.map((day) => kindOf(daysBetween(day, examDay)));
  const practiceDays = kinds.filter((kind) => kind === 'practice').length;
  const questions = questionsADay(unseen, practiceDays);
  const areas = areasInTurn(weakest);
  let turn = 0;
  return days.map((day, index): PlannedDay => {
    const kind = kinds[index]!;
    return kind === 'practice' ? { day, kind, questions, area: areas[turn++ % areas.length]! } : { day, kind };
  });
}

/**
 * How many questions of the bank had not been met as the study day of `now` (ms) began: with those that are new today
 * the day's number would shrink while it is being done.
 */
export function unseenBefore(now: number, bank: { id: string }[], records: Record<string, QuestionRecord>): number {
  const today = studyDay(now);
  return bank.filter(({ id }) => {
    const record = records[id];
    return !record || (record.seen === 1 && studyDay(Date.parse(record.at)) === today);
  }).length;
}

/** Whether a day of the plan has what it asks: so many answers, or a full exam. Of other days nothing is asked. */
export function isDone(planned: PlannedDay, { days, history }: Pick<ExamWork, 'days' | 'history'>): boolean {
  if (planned.kind === 'practice') return (days[planned.day] ?? 0) >= planned.questions;
  return planned.kind === 'exam' && tookFullExam(history, planned.day);
}

/** On a study day, which begins at 4 a.m. */
export const tookFullExam = (history: ExamWork['history'], day: Day): boolean =>
  history.some(({ mode, finishedAt }) => mode === 'exam' && studyDay(Date.parse(finishedAt)) === day);

function kindOf(before: number): PlannedDay['kind'] {
  if (before === 0) return 'exam day';
  if (before === 1) return 'rest';
  return (before - fullExams.lastBefore) % fullExams.apart === 0 ? 'exam' : 'practice';
}

function questionsADay(unseen: number, days: number): number {
  const even = Math.ceil(unseen / Math.max(1, days) / 10) * 10;
  return Math.min(mostADay, Math.max(fewestADay, even));
}

/** Weak areas come twice as often as the others. */
function areasInTurn(weakest: ExamArea[]): ExamArea[] {
  const others = examAreaSlugs.filter((area) => !weakest.includes(area));
  const half = Math.ceil(others.length / 2);
  return [...weakest, ...others.slice(0, half), ...weakest, ...others.slice(half)];
}
