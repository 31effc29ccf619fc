import { describe, expect, test } from 'vitest';
import { examAreaSlugs } from '../../../app/question-bank/exam-areas.ts';
import { readQuestionBank } from '../../../app/question-bank/question-bank.server.ts';
import { chooseQuestions, shareOut } from './choose-questions.ts';

const bank = readQuestionBank();
const chosen = chooseQuestions(bank, 100);

describe('sharing out by largest remainders', () => {
  test('gives the whole parts, then the largest fractions', () => {
    expect(shareOut(10, { a: 1, b: 1, c: 1 })).toEqual({ a: 4, b: 3, c: 3 });
    expect(shareOut(5, { a: 7, b: 2, c: 1 })).toEqual({ a: 4, b: 1, c: 0 });
  });

  test('always gives out all of it', () => {
    for (const total of [0, 1, 80, 99, 100]) {
      const shares = shareOut(total, { a: 11, b: 9, c: 16, d: 7 });
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(total);
    }
  });
});

test('a hundred questions, none twice, weighted as the outline', () => {
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(100);
  const perArea = Object.fromEntries(
    examAreaSlugs.map((slug) => [slug, chosen.filter(({ area }) => area === slug).length]),
  );
  expect(perArea).toEqual({
    'contracts-and-agency': 20,
    'disclosures-and-environment': 11,
    'financing-and-settlement': 9,
    'ownership-transfer-recording': 11,
    'property-characteristics': 14,
    'real-estate-math': 9,
    'real-estate-practice': 12,
    'value-and-appraisal': 14,
  });
});

test('each area keeps its mix of difficulty, to within a question', () => {
  for (const slug of examAreaSlugs) {
    const share = (questions: typeof bank, difficulty: string) => {
      const ofArea = questions.filter(({ area }) => area === slug);
      return ofArea.filter((question) => question.difficulty === difficulty).length / ofArea.length;
    };
    const size = chosen.filter(({ area }) => area === slug).length;
    for (const difficulty of ['easy', 'medium', 'hard'])
      expect(Math.abs(share(chosen, difficulty) - share(bank, difficulty)) * size).toBeLessThan(1);
  }
});

test('the order of the bank does not matter', () => {
  expect(chooseQuestions(bank.toReversed(), 100).map(({ id }) => id)).toEqual(chosen.map(({ id }) => id));
});

test('a question more moves few others, and keeps the order of the rest', () => {
  const more = { ...bank[0]!, id: 'added-999' };
  const after = chooseQuestions([...bank, more], 100).map(({ id }) => id);
  const before = chosen.map(({ id }) => id);
  expect(before.filter((id) => !after.includes(id)).length).toBeLessThanOrEqual(2);
  const both = new Set(before.filter((id) => after.includes(id)));
  expect(after.filter((id) => both.has(id))).toEqual(before.filter((id) => both.has(id)));
});
