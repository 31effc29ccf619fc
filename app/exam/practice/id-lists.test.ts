import { expect, test } from 'vitest';
import { readIds, writeIds } from './id-lists.ts';

test.each([
  ['one', ['math-001'], 'math 001'],
  ['numbers in a row', ['math-001', 'math-002', 'math-003', 'math-009'], 'math 001+2 009'],
  ['numbers that go back', ['math-009', 'math-008', 'math-009'], 'math 009 008+1'],
  ['several kinds, in their order', ['math-001', 'ga-002', 'math-002'], 'math 001,ga 002,math 002'],
  ['a row over a hundred', ['math-099', 'math-100'], 'math 099+1'],
  ['a row over a thousand', ['math-999', 'math-1000'], 'math 999+1'],
])('%s is written short, and read back as it was', (_, ids, written) => {
  expect(writeIds(ids)).toBe(written);
  expect(readIds(written)).toEqual(ids);
});
