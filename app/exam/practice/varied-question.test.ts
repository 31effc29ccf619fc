import { expect, test } from 'vitest';
import { evaluate } from '../../question-bank/formula.ts';
import { readQuestionBank } from '../../question-bank/question-bank.server.ts';
import { examWork } from '../../study/exam-work.ts';
import { begin, finish, newExam } from './exam-changes.ts';
import type { Question } from './question.ts';
import { publicQuestion } from './question-files.server.ts';
import { figurePattern, withFigures } from './varied-question.ts';

const sums = readQuestionBank().filter(({ math }) => math);
const varying = sums.map(publicQuestion).filter(({ varies }) => varies);
const exams = Array.from({ length: 200 }, (_, seed) => ({ id: `mi3k2${seed.toString(36)}`, varied: true }));

const textsOf = ({ question, options, because, wrong, sum }: Question): string[] => [
  question,
  ...options,
  because,
  ...Object.values(wrong),
  sum!.figures,
];
const valuesIn = (texts: string[]): number[] =>
  texts.flatMap((text) => (text.match(figurePattern) ?? []).map((figure) => Number(figure.replaceAll(',', ''))));

const numberIn = (text: string): number => valuesIn([text])[0]!;

/** The sum as a learner reads it, "320,000 × 0.055 = $17,600", worked out from its left side. */
function workedOut(figures: string): { value: number; said: number } {
  const [left = '', right = ''] = figures.split(' = ');
  const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '^': '**', ',': '' };
  const formula = left.replaceAll(/[×÷−^,]/g, (sign) => signs[sign]!);
  return { value: evaluate(formula, {}).value, said: numberIn(right) };
}

test('eight of ten sums vary, in math and in every area that has some', () => {
  expect(sums.length).toBeGreaterThanOrEqual(110);
  expect(varying.length / sums.length).toBeGreaterThan(0.79);
  for (const { id, varies } of varying) {
    expect(new Set(varies!.rows.map((row) => row.join(' '))).size, id).toBe(varies!.rows.length);
    expect(varies!.rows.length, id).toBeGreaterThanOrEqual(8);
  }
});

/** What is wrong with the sum of a showing: all of it, so that a fault is seen at once. */
function faultsOf(shown: Question): string[] {
  const options = shown.options.map((option) => numberIn(option));
  const { value, said } = workedOut(shown.sum!.figures);
  const sorted = options.toSorted((a, b) => a - b);
  return [
    // A result in whole dollars may have been rounded, as the question asks.
    Math.abs(value - said) > (said % 1 === 0 ? 0.5 : 0.005) && `the sum gives ${value}, not ${said}`,
    options[shown.answer] !== said && `the key is not ${said}`,
    new Set(shown.options).size < 4 && 'an option stands twice',
    sorted.slice(1).some((option, index) => option / sorted[index]! < 1.002) && 'two options are too near',
  ].filter((fault) => fault !== false);
}

test('in 200 exams each sum’s key is what its figures give, and no other option is', () => {
  const faults = varying.flatMap((question) =>
    exams.flatMap((exam) => {
      const shown = withFigures(question, exam);
      return faultsOf(shown).map((fault) => `${question.id}: ${fault}: ${shown.question}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('figures stay sensible: none is lost, none far from the one it stands for, and articles fit', () => {
  const faults = varying.flatMap((question) => {
    const written = valuesIn(textsOf(question));
    return exams.flatMap((exam) => {
      const texts = textsOf(withFigures(question, exam));
      const values = valuesIn(texts);
      const isFar = values.some((value, index) => value > written[index]! * 5 || value * 5 < written[index]!);
      const isOdd = /undefined|NaN|\ban \$?[2-79]|\ba \$?8/.test(texts.join(' '));
      return isFar || isOdd || values.length !== written.length ? [`${question.id}: ${texts.join(' ')}`] : [];
    });
  });
  expect(faults).toEqual([]);
});

test('one exam shows the same numbers again; others show others, and the texts between them stay', () => {
  for (const question of varying) {
    const shown = exams.map((exam) => withFigures(question, exam));
    expect(withFigures(question, { ...exams[7]! })).toEqual(shown[7]);
    expect(new Set(shown.map((of) => of.question)).size, question.id).toBeGreaterThan(6);
    const [words] = shown.map((of) => textsOf(of).join(' ').replaceAll(figurePattern, '#'));
    expect(words).toBe(textsOf(question).join(' ').replaceAll(figurePattern, '#'));
    expect(new Set(shown.map((of) => of.answer))).toEqual(new Set([question.answer]));
  }
});

test('an exam of before numbers varied shows those of the bank, under way and finished', () => {
  const { varied: _, ...before } = newExam('old1', { mode: 'quick' }, ['math-001'], '2026-11-22T09:00:00.000Z');
  const stored = { underWay: [before], history: [], records: {}, state: '', keys: true, days: {}, plan: null };
  const work = examWork.read(structuredClone(stored))!;
  expect(work.underWay).toEqual([before]);
  const question = varying.find(({ id }) => id === 'math-001')!;
  expect(withFigures(question, work.underWay[0]!)).toBe(question);
  const key = [{ id: 'math-001', answer: 3, area: 'real-estate-math' as const, topic: 'agency' }];
  const answered = { ...work, underWay: [{ ...before, answers: { 'math-001': 3 }, checked: ['math-001'] }] };
  const [finished] = finish('old1', key, false, '2026-11-22T10:00:00.000Z')(answered).history;
  expect(finished).toMatchObject({ right: 1, given: [['math-001', 3]] });
  expect(withFigures(question, finished!)).toBe(question);
});

test('a new exam keeps its numbers from the question to the review', () => {
  const exam = newExam('new1', { mode: 'quick' }, ['math-001'], '2026-11-22T09:00:00.000Z');
  const work = begin({ ...exam, answers: { 'math-001': 3 }, checked: ['math-001'] })(examWork.empty);
  const key = [{ id: 'math-001', answer: 3, area: 'real-estate-math' as const, topic: 'agency' }];
  const [finished] = finish('new1', key, false, '2026-11-22T10:00:00.000Z')(work).history;
  const question = varying.find(({ id }) => id === 'math-001')!;
  expect(withFigures(question, finished!)).toEqual(withFigures(question, exam));
  expect(withFigures(question, exam).question).not.toBe(question.question);
});
