import { expect, test } from 'vitest';
import { recentDays } from './study-day.ts';
import { calmStreak, streakWords } from './study-streak.ts';

const now = new Date(2026, 10, 22, 15).getTime();
/** Answers of the last days, today last. */
const lately = (...answers: number[]): Record<string, number> =>
  Object.fromEntries(recentDays(now, answers.length).map((day, index) => [day, answers[index]!]));

test('days in a row are counted, one day off is forgiven, two are not', () => {
  expect(calmStreak(lately(10, 10, 10), now)).toBe(3);
  expect(calmStreak(lately(10, 0, 10, 10), now)).toBe(3);
  expect(calmStreak(lately(10, 0, 0, 10), now)).toBe(1);
  expect(calmStreak(lately(10, 10, 0, 10, 0, 10), now)).toBe(4);
  expect(calmStreak({}, now)).toBe(0);
});

test('today has only begun: neither today nor a day off before it ends the row', () => {
  expect(calmStreak(lately(10, 10, 0), now)).toBe(2);
  expect(calmStreak(lately(10, 10, 0, 0), now)).toBe(2);
  expect(calmStreak(lately(10, 10, 0, 0, 0), now)).toBe(0);
});

test('fewer than ten answers are no day of study; words never threaten', () => {
  expect(calmStreak(lately(10, 9), now)).toBe(1);
  expect(streakWords(lately(10, 10), now)).toBe('Done for today. 2 days of study in a row; a day off does not end it.');
  expect(streakWords(lately(10, 0), now)).toBe('One day of study so far.');
  expect(streakWords({}, now)).toContain('costs you nothing');
});

test('where a plan says how much a day is, ten questions are not called one', () => {
  expect(streakWords(lately(10), now, true)).toBe(
    'That’s ten for your streak. Your plan says what else to do today. One day of study so far.',
  );
  expect(streakWords(lately(10, 0), now, true)).toBe('One day of study so far.');
  expect(streakWords({}, now, true)).toBe('');
});
