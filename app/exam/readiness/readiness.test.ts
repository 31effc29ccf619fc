import { expect, test } from 'vitest';
import { outlineAreas } from '../practice/exam-outline.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { firstAnswer, firstAnswers } from './first-answers.ts';
import { chanceOfRight, type ExamMix, type FirstAnswer, readiness } from './readiness.ts';
import { firstAreas, inTen, readinessWords, tooFewWords } from './readiness-words.ts';

const mix: ExamMix = outlineAreas.map((area) => ({ area, difficulty: 'medium', questions: 10 }));
/** `count` answers spread over all areas, of which `right` are right. */
const answers = (count: number, right: number): FirstAnswer[] =>
  Array.from({ length: count }, (_, index) => ({
    area: outlineAreas[index % outlineAreas.length]!,
    difficulty: 'medium',
    isRight: (index * right) % count < right,
  }));

test('below 40 first answers nothing is said', () => {
  expect(readiness(answers(39, 39), mix, 0.7)).toBeNull();
  expect(readiness(answers(40, 40), mix, 0.7)).not.toBeNull();
  expect(tooFewWords({ answers: answers(25, 20), law: undefined, covers: 'national' }, '')).toBe(
    'Answer 15 more new questions, and you will see how likely you are to pass.',
  );
});

test('more right answers make the mark more likely; the range holds the expected share', () => {
  const shares = [20, 40, 60, 76].map((right) => readiness(answers(80, right), mix, 0.7)!);
  const chances = shares.map(({ pass }) => pass!.chance);
  expect(chances.toSorted((a, b) => a - b)).toEqual(chances);
  expect(chances[0]).toBeLessThan(0.05);
  expect(chances[3]).toBeGreaterThan(0.95);
  for (const { expected, low, high } of shares) {
    expect(low).toBeLessThan(expected);
    expect(high).toBeGreaterThan(expected);
  }
});

test('more answers with the same share narrow the range', () => {
  const width = (count: number): number => {
    const { low, high } = readiness(answers(count, count * 0.75), mix)!;
    return high - low;
  };
  expect(width(400)).toBeLessThan(width(80) * 0.7);
});

test('a weak area is told from a strong one, and few answers in it pull it to the others only in part', () => {
  const [weak, ...others] = outlineAreas;
  const all = [
    ...others.flatMap((area) =>
      Array.from({ length: 20 }, () => ({ area, difficulty: 'medium' as const, isRight: true })),
    ),
    ...Array.from({ length: 20 }, (_, index) => ({ area: weak!, difficulty: 'medium' as const, isRight: index < 6 })),
  ];
  const { areas } = readiness(all, mix)!;
  expect(areas[weak!]).toBeLessThan(areas[others[0]!]! - 0.1);
  expect(areas[weak!]).toBeGreaterThan(0.3);
});

test('a harder question is right less often, and never less often than by guessing', () => {
  expect(chanceOfRight(0, 'easy')).toBeGreaterThan(chanceOfRight(0, 'medium'));
  expect(chanceOfRight(0, 'medium')).toBeGreaterThan(chanceOfRight(0, 'hard'));
  expect(chanceOfRight(-20, 'hard')).toBeCloseTo(0.15, 5);
});

test('chances are said in tenths, with the ends in words', () => {
  expect([0.02, 0.04, 0.1, 0.68, 0.94, 0.99].map(inTen)).toEqual([
    'fewer than 1 in 10',
    'fewer than 1 in 10',
    'about 1 in 10',
    'about 7 in 10',
    'about 9 in 10',
    'more than 9 in 10',
  ]);
});

test('an estimate is told in whole sentences, and says what would narrow it', () => {
  const found = {
    answers: 120,
    expected: 0.742,
    low: 0.66,
    high: 0.81,
    pass: { chance: 0.68, low: 0.5, high: 0.8 },
    areas: {},
  };
  expect(readinessWords(found, 'Ohio', 500)).toEqual([
    'Your chance of reaching Ohio’s passing score is about 7 in 10. It could be as low as 5 or as high as 8 in 10.',
    'On an exam like ours you would get about 74% right, most likely between 66% and 81%.',
    'No area stands out as weak.',
    '60 more new questions would narrow this.',
  ]);
  expect(readinessWords(found, 'Ohio', 0)).toHaveLength(3);
});

test('an estimate that is too low to pass never says that no area is weak: all need work, the lowest first', () => {
  const areas = { 'real-estate-math': 0.3, 'value-and-appraisal': 0.28, 'contracts-and-agency': 0.29 };
  const found = { answers: 80, expected: 0.28, low: 0.22, high: 0.34, areas };
  const words = 'All areas need work. Begin with Value and appraisal.';
  expect(readinessWords({ ...found, pass: { chance: 0.02, low: 0, high: 0.04 } }, 'Ohio', 0)).toContain(words);
  // Without a state there is no mark to be below: the usual one counts.
  expect(readinessWords(found, '', 0)).toContain(words);
  expect(firstAreas(found)).toEqual(['value-and-appraisal']);
  const good = { ...found, expected: 0.85, areas: { 'real-estate-math': 0.84, 'value-and-appraisal': 0.86 } };
  expect(readinessWords(good, '', 0)).toContain('No area stands out as weak.');
  expect(firstAreas(good)).toEqual([]);
});

test('the weakest areas are named in words, the weakest first, none that is weak by chance alone', () => {
  const areas = {
    'real-estate-math': 0.55,
    'value-and-appraisal': 0.72,
    'financing-and-settlement': 0.61,
    'contracts-and-agency': 0.8,
  };
  const found = { answers: 120, expected: 0.74, low: 0.7, high: 0.78, areas };
  expect(readinessWords(found, '', 0)).toContain(
    'Your weakest areas: Real estate math (about 55%) and Financing and settlement (about 61%).',
  );
});

const record = (changes: Partial<QuestionRecord>): QuestionRecord => ({
  seen: 1,
  right: 0,
  wrong: 0,
  streak: 0,
  at: '2026-11-22T09:00:00.000Z',
  ...changes,
});

test('only the first answer counts; of a record that does not say which came first, none', () => {
  expect(firstAnswer(record({ right: 3, wrong: 1, first: false }))).toBe(false);
  expect(firstAnswer(record({ right: 2 }))).toBe(true);
  expect(firstAnswer(record({ wrong: 2 }))).toBe(false);
  expect(firstAnswer(record({ right: 1, wrong: 1 }))).toBeUndefined();
  expect(firstAnswer(record({}))).toBeUndefined();
  const bank = [{ id: 'math-001', area: 'real-estate-math', difficulty: 'easy' }] as const;
  expect(firstAnswers({ 'math-001': record({ right: 1 }), 'gone-001': record({ right: 1 }) }, [...bank])).toEqual([
    { area: 'real-estate-math', difficulty: 'easy', isRight: true },
  ]);
});
