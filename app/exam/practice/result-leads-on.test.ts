import { expect, test } from 'vitest';
import type { FinishedExam, QuestionRecord } from '../../study/exam-work.ts';
import { backWords } from './back-words.ts';
import { sinceLastTime } from './since-last-time.ts';
import { weakestConcepts } from './weakest-concepts.ts';

const record = (right: number, wrong: number): QuestionRecord => ({
  seen: right + wrong,
  right,
  wrong,
  streak: 0,
  at: '2026-11-20T12:00:00.000Z',
});

test('the concepts to study next are those with mistakes, the least known first', () => {
  const given = [
    { id: 'a1', concept: 'deeds', isRight: false },
    { id: 'a2', concept: 'deeds', isRight: true },
    { id: 'b1', concept: 'liens', isRight: false },
    { id: 'c1', concept: 'zoning', isRight: true },
    { id: 'd1', concept: 'points', isRight: false },
  ];
  const records = { a1: record(3, 1), a2: record(4, 0), b1: record(0, 3), c1: record(0, 4), d1: record(0, 1) };
  expect(weakestConcepts(given, records, 3)).toEqual([
    { concept: 'liens', right: 0, asked: 1, ids: ['b1'] },
    { concept: 'points', right: 0, asked: 1, ids: ['d1'] },
    { concept: 'deeds', right: 1, asked: 2, ids: ['a1', 'a2'] },
  ]);
  expect(weakestConcepts(given, records, 2)).toHaveLength(2);
  expect(weakestConcepts([given[3]!], records, 3)).toEqual([]);
});

test('a concept that was never answered comes after one that was answered wrong', () => {
  const given = [
    { id: 'a1', concept: 'deeds', isRight: false },
    { id: 'b1', concept: 'liens', isRight: false },
  ];
  const records = { a1: record(0, 0), b1: record(0, 1) };
  expect(weakestConcepts(given, records, 3).map(({ concept }) => concept)).toEqual(['liens', 'deeds']);
});

const exam = (finishedAt: string, right: number, areas: FinishedExam['areas']): FinishedExam =>
  ({ mode: 'exam', topic: '', finishedAt, right, asked: 80, areas }) as FinishedExam;

test('a result is held against the exam of its kind before it, with the areas that changed', () => {
  const first = exam('2026-11-10T12:00:00.000Z', 52, {
    'real-estate-math': { right: 2, asked: 7 },
    'value-and-appraisal': { right: 9, asked: 11 },
    'financing-and-settlement': { right: 6, asked: 7 },
  });
  const second = exam('2026-11-20T12:00:00.000Z', 60, {
    'real-estate-math': { right: 5, asked: 7 },
    'value-and-appraisal': { right: 10, asked: 11 },
    'financing-and-settlement': { right: 3, asked: 7 },
  });
  expect(sinceLastTime(second, [first, second])).toEqual([
    '10 points more than on November 10 (65%).',
    'Better: Real estate math.',
    'Lower: Financing and settlement.',
  ]);
  expect(sinceLastTime(first, [first, second])).toEqual([]);
  expect(sinceLastTime({ ...second, mode: 'quick' }, [first])).toEqual([]);
});

test('when to come back is a day, with how many questions are due on it', () => {
  const now = new Date(2026, 10, 22, 15).getTime();
  const day = 86_400_000;
  expect(backWords([now + day, now + day, now + 9 * day], now)).toBe(
    'Come back tomorrow: 2 of these questions are due then.',
  );
  expect(backWords([now + 9 * day], now)).toContain('on Tuesday, December 1: one of these questions is due');
  expect(backWords([now - day, now + day], now)).toContain('later today');
  expect(backWords([], now)).toBe('');
});
