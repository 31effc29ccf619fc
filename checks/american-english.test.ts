import { expect, test } from 'vitest';
import { findBritishSpellings, findDayFirstDates, findSlips } from './american-english.ts';

test('British spellings are found, whatever their case', () => {
  const text =
    'The Licence programme in the centre of town recognises an organisation. Colour and cheque; they practise.';
  expect(findBritishSpellings(text)).toEqual([
    'Licence',
    'programme',
    'centre',
    'recognises',
    'organisation',
    'Colour',
    'cheque',
    'practise',
  ]);
});

test('American words that look alike are left alone', () => {
  const text =
    'A licensed specialist, an organism, de minimis, emphasis, improvisation, practice, hours, four, honorary, ' +
    'advertise, exercise, analysis, enroll.';
  expect(findBritishSpellings(text)).toEqual([]);
});

test('a day before its month is found, the American order is not', () => {
  expect(findDayFirstDates('by 30 September 2026, or the 1st of July')).toEqual(['30 September', '1st of July']);
  expect(findDayFirstDates('A. March 2 March 10 April 12 B. May 1')).toEqual([]);
  expect(findDayFirstDates('by September 30, 2026; in 2026 May is early')).toEqual([]);
});

test('a slip says what is wrong', () => {
  expect(findSlips('A licence from 1 July')).toEqual([
    'British spelling "licence"',
    'the date "1 July" names the day first',
  ]);
});
