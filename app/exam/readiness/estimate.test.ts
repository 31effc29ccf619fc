import { expect, test } from 'vitest';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { examMix } from '../practice/exam-mix.ts';
import { statesOfExam } from '../practice/exam-states.server.ts';
import { questionFiles } from '../practice/question-files.server.ts';
import { estimate } from './estimate.ts';
import { cautionWords, estimateWords, firstAreas } from './readiness-words.ts';

const bank = questionFiles().flatMap(({ area, questions }) =>
  questions.map(({ id, difficulty }) => ({ id, area, difficulty })),
);
const states = new Map(statesOfExam().map((state) => [state.slug, state]));
const at = '2026-11-23T09:00:00.000Z';
const answered = (ids: string[], isRight: boolean): Record<string, QuestionRecord> =>
  Object.fromEntries(
    ids.map((id) => [id, { seen: 1, right: Number(isRight), wrong: Number(!isRight), streak: 0, at, first: isRight }]),
  );
// Of all areas.
const national = answered(
  bank.filter((_, index) => index % 10 === 0).map(({ id }) => id),
  true,
);
const law = (code: string, count: number, isRight: boolean) =>
  answered(
    Array.from({ length: count }, (_, index) => `${code}-${String(index + 1).padStart(3, '0')}`),
    isRight,
  );
const estimated = (slug: string, records: Record<string, QuestionRecord>) => {
  const state = states.get(slug)!;
  const now = estimate(records, bank, examMix(bank, state.parts?.shares ?? state.outline), state);
  return { ...now, words: estimateWords(now, state, bank.length).join(' ') };
};

test('who knows none of a law that counts in the same score is not told to be ready', () => {
  const someWrong = answered(Object.keys(national).slice(0, 12), false);
  const { found, covers, words } = estimated('florida', { ...national, ...someWrong, ...law('fl', 31, false) });
  expect(covers).toBe('whole');
  expect(found!.pass!.chance).toBeLessThan(0.1);
  expect(found!.areas['state-law']).toBeLessThan(0.35);
  expect(firstAreas(found!)[0]).toBe('state-law');
  expect(words).toMatch(/Your weakest areas?: State law \(about \d\d%\)/);
  const knows = estimated('florida', { ...national, ...law('fl', 31, true) });
  expect(knows.found!.pass!.chance).toBeGreaterThan(0.9);
  expect(cautionWords(knows.covers)).not.toContain('law');
});

test('without answers on that law no chance is told, and what it takes is said', () => {
  const { found, words } = estimated('florida', { ...national, ...law('fl', 9, true) });
  expect(found!.pass).toBeUndefined();
  expect(words).toContain('on its own law. Take a full exam as in Florida');
  expect(words).not.toContain('passing score');
});

test('before there are enough answers, what is asked for is enough: answers on a law that counts are counted', () => {
  const some = (count: number) => answered(Object.keys(national).slice(0, count), true);
  expect(estimated('florida', { ...some(20), ...law('fl', 15, true) }).words).toContain(
    'Answer 5 more new questions, and',
  );
  const { words } = estimated('florida', { ...some(20), ...law('fl', 6, true) });
  expect(words).toContain('Answer 14 more new questions, 4 of them on Florida law, and you will see');
  expect(estimated('florida', { ...some(34), ...law('fl', 10, true) }).found?.pass).toBeDefined();
  expect(estimated('florida', { ...some(39), ...law('fl', 0, true) }).words).toContain('10 more new questions, 10 of');
  // A portion of its own is not in this estimate.
  expect(estimated('georgia', { ...some(20), ...law('ga', 15, true) }).words).toContain('Answer 20 more new questions');
});

test('a law that is a portion of its own is told apart from the national portion', () => {
  const { found, words } = estimated('georgia', { ...national, ...law('ga', 10, false) });
  expect(found!.areas['state-law']).toBeUndefined();
  expect(words).toContain('Georgia’s passing score on the national portion is');
  expect(words).toContain('On Georgia law, you got 0 of 10 right the first time. Those aren’t counted above.');
});

test('where the bank has no questions on the law of a combined exam, the chance is of national questions alone', () => {
  const { words } = estimated('california', national);
  expect(words).toContain('On national questions alone, your chance of reaching California’s passing score is');
});

test('answers on the law of another state say nothing', () => {
  const { law: own } = estimated('georgia', { ...national, ...law('fl', 12, false) });
  expect(own).toEqual([]);
});
