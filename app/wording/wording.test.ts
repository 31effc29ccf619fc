import { expect, test } from 'vitest';
import {
  dollars,
  duration,
  hours,
  list,
  longDate,
  monthAndYear,
  plural,
  sentence,
  typographic,
  weeksOfStudy,
  withArticle,
} from './wording.ts';

test('money shows cents only where there are some', () => {
  expect([dollars(350), dollars(83.75), dollars(48.5), dollars(1250)]).toEqual(['$350', '$83.75', '$48.50', '$1,250']);
});

test('one is singular and the rest plural', () => {
  expect([hours(1), hours(22.5), plural(0, 'question'), plural(1200, 'question')]).toEqual([
    '1 hour',
    '22.5 hours',
    '0 questions',
    '1,200 questions',
  ]);
});

test('minutes become hours and minutes', () => {
  expect([duration(240), duration(230), duration(45), duration(61)]).toEqual([
    '4 hours',
    '3 hours 50 minutes',
    '45 minutes',
    '1 hour 1 minute',
  ]);
});

test('nouns take the article they sound like', () => {
  expect([withArticle('associate broker'), withArticle('salesperson')]).toEqual([
    'an associate broker',
    'a salesperson',
  ]);
});

test('lists, sentences and dates read as American English', () => {
  expect(list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(sentence('No limit')).toBe('No limit.');
  expect(sentence('No limit.')).toBe('No limit.');
  expect(monthAndYear('2026-01')).toBe('January 2026');
  expect(longDate('2023-04-15')).toBe('April 15, 2023');
});

test('a course is rounded up to whole weeks', () => {
  expect([weeksOfStudy(60, 10), weeksOfStudy(63, 10)]).toEqual([6, 7]);
});

test('quotes and apostrophes become typographic', () => {
  expect(typographic(`The state's "first" license, licensees' hours ('A')`)).toBe(
    'The state’s “first” license, licensees’ hours (‘A’)',
  );
});
