import { expect, test } from 'vitest';
import { intervalWords } from './interval-words.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  [1, '1 min'],
  [6 * minute, '6 min'],
  [60 * minute, '1 hour'],
  [5 * 60 * minute, '5 hours'],
  [day - minute, '1 day'],
  [day, '1 day'],
  [12 * day, '12 days'],
  [30.4 * day * 2.5, '2.5 months'],
  [365 * day, '1 year'],
])('%d ms are %s', (span, words) => expect(intervalWords(span)).toBe(words));
