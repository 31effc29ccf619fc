import { afterAll, beforeAll, expect, test } from 'vitest';
import { asStudyTime, endOfStudyDay, recentDays, streak, studyDay } from './study-day.ts';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/New_York';
});
afterAll(() => {
  process.env.TZ = zone;
});

const at = (local: string): number => new Date(local).getTime();

test('a day begins at four in the morning', () => {
  expect(studyDay(at('2026-03-03T03:59:59'))).toBe('2026-03-02');
  expect(studyDay(at('2026-03-03T04:00:00'))).toBe('2026-03-03');
});

test('the day ends at the next four o’clock', () => {
  expect(endOfStudyDay(at('2026-03-03T03:59:59'))).toBe(at('2026-03-03T04:00:00'));
  expect(endOfStudyDay(at('2026-03-03T04:00:00'))).toBe(at('2026-03-04T04:00:00'));
});

test('a change of the clocks moves no day', () => {
  expect(new Date(at('2026-07-01T12:00:00')).getTimezoneOffset()).toBe(240);
  // In New York 2 a.m. became 3 a.m. on March 8, 2026, and 2 a.m. became 1 a.m. on November 1.
  expect(studyDay(at('2026-03-08T03:30:00'))).toBe('2026-03-07');
  expect(endOfStudyDay(at('2026-03-07T12:00:00'))).toBe(at('2026-03-08T04:00:00'));
  expect(studyDay(at('2026-11-01T03:30:00'))).toBe('2026-10-31');
  expect(studyDay(at('2026-11-01T04:30:00'))).toBe('2026-11-01');
});

test('study time has the study day as its UTC date', () => {
  for (const local of ['2026-03-03T03:59:00', '2026-03-03T04:01:00', '2026-03-03T23:30:00', '2026-07-03T20:30:00']) {
    expect(new Date(asStudyTime(at(local))).toISOString().slice(0, 10)).toBe(studyDay(at(local)));
  }
});

test('recent days end with today', () => {
  expect(recentDays(at('2026-03-02T02:00:00'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('a streak counts back from today, or from yesterday where today is still empty', () => {
  const has =
    (...days: string[]) =>
    (day: string) =>
      days.includes(day);
  const now = at('2026-03-03T12:00:00');
  expect(streak(has('2026-03-03', '2026-03-02', '2026-02-28'), now)).toBe(2);
  expect(streak(has('2026-03-02', '2026-03-01'), now)).toBe(2);
  expect(streak(has('2026-03-01'), now)).toBe(0);
  expect(streak(has(), now)).toBe(0);
});
