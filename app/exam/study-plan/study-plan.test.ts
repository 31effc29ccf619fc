import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../../plan/calendar-file.ts';
import { addDays } from '../../plan/days.ts';
import type { FinishedExam } from '../../study/exam-work.ts';
import { fullExams } from '../full-exams.ts';
import { dayTitle, planInCalendar, planSummary, todayWords } from './plan-words.ts';
import { isDone, planDays, unseenBefore } from './study-plan.ts';

const today = '2026-11-22';
const plan = (left: number, unseen = 820, weakest: Parameters<typeof planDays>[0]['weakest'] = []) =>
  planDays({ today, examDay: addDays(today, left), unseen, weakest });

test('twelve days have practice, full exams, rest before the exam, and the exam', () => {
  const days = plan(12);
  expect(days.map(({ kind }) => kind)).toEqual([
    'practice',
    'practice',
    'exam',
    'practice',
    'practice',
    'practice',
    'practice',
    'practice',
    'practice',
    'exam',
    'practice',
    'rest',
    'exam day',
  ]);
  expect(planSummary(days)).toBe('12 days left: 60 questions a day, 2 full exams, and a day of rest before the exam.');
});

test('a plan of two weeks has as many full exams as our advice asks for at least', () => {
  expect(plan(14).filter(({ kind }) => kind === 'exam')).toHaveLength(fullExams.atLeast);
});

test('a day never asks less than ten questions nor more than an hour holds', () => {
  const aDay = (left: number, unseen: number): number | undefined =>
    plan(left, unseen).flatMap((day) => (day.kind === 'practice' ? [day.questions] : []))[0];
  expect([aDay(30, 820), aDay(30, 100), aDay(30, 0), aDay(4, 820)]).toEqual([40, 10, 10, 60]);
});

test('weak areas come twice as often as the others', () => {
  const areas = plan(40, 820, ['real-estate-math']).flatMap((day) => (day.kind === 'practice' ? [day.area] : []));
  const count = (area: string): number => areas.slice(0, 9).filter((found) => found === area).length;
  expect([count('real-estate-math'), count('value-and-appraisal')]).toEqual([2, 1]);
  expect(areas[0]).toBe('real-estate-math');
});

test('the last days, and a day that is past', () => {
  expect(plan(1).map(dayTitle)).toEqual(['Rest. Pack your ID and look up the way', 'Exam day']);
  expect(planSummary(plan(1))).toBe('1 day left: a day of rest before the exam.');
  expect(planSummary(plan(0))).toBe('Your exam is today. Trust what you know.');
  expect(plan(-1)).toEqual([]);
  expect(planDays({ today, examDay: 'no day', unseen: 1, weakest: [] })).toEqual([]);
});

const now = new Date(2026, 10, 22, 15).getTime();
const answered = (count: number) => ({ days: { [today]: count }, history: [] });

test('ten questions are not the day where the plan asks for more', () => {
  const [first] = plan(12);
  expect(todayWords(first, answered(0), now)).toBe(
    'Today: 0 of the 60 questions in your plan. The first ten count for your streak.',
  );
  expect(todayWords(first, answered(10), now)).toBe(
    'That’s ten for your streak. Your plan asks for 50 more today. One day of study so far.',
  );
  expect(todayWords(first, answered(60), now)).toBe('Done for today. One day of study so far.');
  expect(todayWords(undefined, answered(10), now)).toBe('Done for today. One day of study so far.');
});

test('a day with a full exam is done when that was taken', () => {
  const [exam] = plan(3);
  expect(todayWords(exam, answered(10), now)).toBe(
    'That’s ten for your streak. Your plan asks for a full exam today. One day of study so far.',
  );
  const taken = (mode: 'exam' | 'daily') => ({
    ...answered(80),
    history: [{ mode, finishedAt: new Date(now).toISOString() } as FinishedExam],
  });
  expect(todayWords(exam, taken('daily'), now)).toContain('Your plan asks for a full exam today.');
  expect(todayWords(exam, taken('exam'), now)).toContain('Today’s full exam is done. Go over your mistakes.');
});

test('today is ticked off in the list once it has what it asks, and no other day is', () => {
  const taken = (mode: 'exam' | 'daily', at: Date) => ({
    days: { [today]: 60 },
    history: [{ mode, finishedAt: at.toISOString() } as FinishedExam],
  });
  const ticked = (left: number, work: Parameters<typeof isDone>[1]) =>
    plan(left).flatMap((planned) => (isDone(planned, work) ? [planned.day] : []));
  const afternoon = new Date(now);
  expect(plan(3)[0]!.kind).toBe('exam');
  expect(ticked(3, taken('exam', afternoon))).toEqual([today]);
  // The night still belongs to the day before; other sittings are no full exam, and yesterday's is not today's.
  expect(ticked(3, taken('exam', new Date(2026, 10, 23, 2)))).toEqual([today]);
  expect(ticked(3, taken('daily', afternoon))).toEqual([]);
  expect(ticked(3, taken('exam', new Date(2026, 10, 21, 15)))).toEqual([]);
  expect(ticked(12, answered(59))).toEqual([]);
  expect(ticked(12, answered(60))).toEqual([today]);
  expect(ticked(0, answered(60))).toEqual([]);
});

test('the number of a day stands while it is being done: what is first met today was new this morning', () => {
  const record = { seen: 1, right: 1, wrong: 0, streak: 1, at: new Date(now).toISOString() };
  const bank = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const before = { ...record, at: new Date(2026, 10, 20).toISOString() };
  expect(unseenBefore(now, bank, { a: record, b: { ...record, seen: 2 }, c: before })).toBe(2);
});

test('calendars read the plan, a day each', () => {
  const text = calendarFile(
    planInCalendar(plan(3), 'https://example.com/exam-prep/study-plan'),
    'example.com',
    new Date('2026-11-22T09:00:00Z'),
  );
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    'Exam study: A full exam, then your mistakes',
    'Exam study: 60 questions, contracts and agency first',
    'Exam study: Rest. Pack your ID and look up the way',
    'Real estate exam',
  ]);
});
