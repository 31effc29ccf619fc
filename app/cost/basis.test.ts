import { expect, test } from 'vitest';
import { guessedPace } from '../facts/weeks-to-license.ts';
import { basisOf } from './basis.ts';

test('the course rests on hours, and weeks off are named', () => {
  expect(basisOf('course', 100, guessedPace)).toBe('10 weeks of study: 100 hours at 10 a week.');
  expect(basisOf('course', 100, { ...guessedPace, weeksOff: 1 })).toBe(
    '10 weeks of study: 100 hours at 10 a week, and 1 week off.',
  );
});

test('a wait is our guess until the visitor changes it', () => {
  expect(basisOf('exam', 100, guessedPace)).toBe('2 weeks after you book: our guess, not a promise.');
  expect(basisOf('exam', 100, { ...guessedPace, toExam: 5 })).toBe(
    '5 weeks after you book: your assumption, not a promise.',
  );
});
