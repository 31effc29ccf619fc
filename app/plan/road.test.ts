import { expect, test } from 'vitest';
import { guessedPace, weeksTo } from '../facts/weeks-to-license.ts';
import { daysTo } from './road.ts';

test('the weeks of the course are rounded up, and each wait is added', () => {
  expect(weeksTo(100, { hoursPerWeek: 12, weeksOff: 2, toApplication: 1, toExam: 3, toLicense: 6 })).toEqual({
    start: 0,
    course: 11,
    application: 12,
    exam: 15,
    license: 21,
  });
});

test('at 10 hours a week 100 hours take 10 weeks', () => {
  expect(daysTo('2026-12-01', 100, guessedPace)).toEqual({
    start: '2026-12-01',
    course: '2027-02-09',
    application: '2027-02-16',
    exam: '2027-03-02',
    license: '2027-03-30',
  });
});

test('a road through February 29 counts that day', () => {
  expect(daysTo('2028-02-22', 10, { ...guessedPace, toApplication: 0, toExam: 0, toLicense: 0 }).license).toBe(
    '2028-02-29',
  );
});
