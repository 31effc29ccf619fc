import { expect, test } from 'vitest';
import { bankSize } from '../question-bank/exam-areas.ts';
import { examWork, type FinishedExam } from '../study/exam-work.ts';
import { flashcardWork, type Memory } from '../study/flashcard-work.ts';
import { hubWords } from './hub-words.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const at = '2026-11-20T12:00:00Z';
const record = { seen: 1, right: 1, wrong: 0, streak: 1, at, first: true };
const finished = { mode: 'exam', right: 60, asked: 80, finishedAt: at } as FinishedExam;
const card = (due: number): Memory => [due, due, 1, 5, 1, 0, 1, 0, 2, 'value-and-appraisal'];

test('a newcomer is told nothing', () => {
  expect(hubWords(examWork.empty, flashcardWork.empty, now)).toEqual({});
});

test('who has studied here reads how far they are, each in one short line', () => {
  const work = { ...examWork.empty, records: { 'math-001': record, 'math-002': record }, history: [finished] };
  const cards = { ...flashcardWork.empty, cards: { deed: card(now - 1), lien: card(now + 1) } };
  const words = hubWords(work, cards, now);
  expect(words).toEqual({
    practice: `2 of ${bankSize} questions met so far`,
    exam: 'Last: 75% on Nov 20',
    ready: '2 of 40 first answers so far',
    cards: '1 card due now',
  });
  for (const line of Object.values(words)) expect(line.length).toBeLessThanOrEqual(36);
});

test('questions that are due are counted first', () => {
  const wrong = { ...record, right: 0, wrong: 1, streak: 0 };
  const work = { ...examWork.empty, records: { 'math-001': record, 'math-002': wrong, 'ga-001': wrong } };
  expect(hubWords(work, flashcardWork.empty, now).practice).toBe(`1 due, 2 of ${bankSize} met`);
});

test('an exam under way comes before the last result', () => {
  const open = { mode: 'exam', place: 56, questions: Array.from({ length: 80 }, String) };
  const work = { ...examWork.empty, underWay: [open as never], history: [finished] };
  expect(hubWords(work, flashcardWork.empty, now).exam).toBe('Under way: question 57 of 80');
});
