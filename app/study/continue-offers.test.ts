import { expect, test } from 'vitest';
import { continueOffers } from './continue-offers.ts';
import { keptKey } from './ContinueStrip.tsx';
import { examWork, type ExamUnderWay, type FinishedExam } from './exam-work.ts';
import { flashcardWork, type Memory } from './flashcard-work.ts';
import { keptWorkKey } from './start-at-once.ts';

test('the strip asks by the note that work leaves', () => {
  expect(keptKey).toBe(keptWorkKey);
});

const now = Date.parse('2026-11-22T12:00:00Z');
const none = { plans: {}, exams: examWork.empty, cards: flashcardWork.empty, licenses: {} };

const exam = (changedAt: string, place: number): ExamUnderWay => ({
  id: changedAt,
  mode: 'exam',
  topic: '',
  questions: ['a', 'b', 'c'],
  answers: {},
  checked: [],
  flags: [],
  place,
  elapsedMs: 0,
  allowedMs: 0,
  paused: false,
  startedAt: changedAt,
  changedAt,
});
const card = (due: number): Memory => [due, 0, 1, 1, 1, 0, 1, 0, 2, 'contracts'];

test('who has done nothing is offered nothing', () => {
  expect(continueOffers(none, now)).toEqual([]);
});

test('the exam that was left last, at its question', () => {
  const last = { ...exam('2026-11-21T10:00:00Z', 1), id: 'b7' };
  const underWay = [exam('2026-11-20T10:00:00Z', 0), last];
  expect(continueOffers({ ...none, exams: { ...examWork.empty, underWay } }, now)).toEqual([
    { name: 'Practice exam', state: 'question 2 of 3', path: '/exam-prep/practice#exam-b7' },
  ]);
});

test('the plan that was worked on last, with what is done; an emptied one is none', () => {
  const plans = {
    ohio: { 'done.age': { value: 'yes', at: 1 } },
    'new-york': { 'done.age': { value: 'yes', at: 2 }, 'done.fee': { value: 'yes', at: 3 } },
    texas: { 'done.age': { value: '', at: 9 } },
  };
  expect(continueOffers({ ...none, plans }, now)).toEqual([
    { name: 'New York plan', state: '2 done', path: '/my-plan/new-york' },
  ]);
});

test('cards that are due, and two offers at most', () => {
  const cards = { deed: card(now - 1), lien: card(now), title: card(now + 2 * 86_400_000) };
  const offers = continueOffers({ ...none, cards: { ...flashcardWork.empty, cards } }, now);
  expect(offers).toEqual([{ name: 'Flashcards', state: '2 due', path: '/resources/flashcards' }]);
  const plans = { ohio: { 'note.exam': { value: 'Ask', at: 1 } } };
  const underWay = [exam('2026-11-20T10:00:00Z', 0)];
  const exams = { ...examWork.empty, underWay };
  const all = continueOffers({ ...none, plans, exams, cards: { ...flashcardWork.empty, cards } }, now);
  expect(all.map(({ name }) => name)).toEqual(['Practice exam', 'Ohio plan']);
});

test('the full exam that was finished last, after all that can be gone on with', () => {
  const finished = (id: string, mode: FinishedExam['mode'], right: number): FinishedExam => ({
    id,
    mode,
    right,
    asked: 80,
    unanswered: 0,
    topic: '',
    finishedAt: '2026-11-20T10:00:00Z',
    elapsedMs: 0,
    allowedMs: 0,
    timeUp: false,
    areas: {},
    topics: {},
  });
  const history = [finished('a1', 'exam', 40), finished('a2', 'exam', 61), finished('a3', 'quick', 9)];
  const exams = { ...examWork.empty, history };
  const last = { name: 'Last practice exam', state: '61 of 80 right', path: '/exam-prep/practice#result-a2' };
  expect(continueOffers({ ...none, exams }, now)).toEqual([last]);
  const plans = { ohio: { 'note.exam': { value: 'Ask', at: 1 } } };
  expect(continueOffers({ ...none, plans, exams }, now)[1]).toEqual(last);
  expect(continueOffers({ ...none, exams: { ...exams, history: [finished('a3', 'quick', 9)] } }, now)).toEqual([]);
});

test('a license that is held, with the courses logged for it', () => {
  const fields = { issued: { value: '2025-08-14', at: 1 } };
  const course = { name: 'Ethics', hours: 3, counts: 'elective', day: '2026-05-02', certificate: '' };
  const path = '/keep-your-license/ohio';
  expect(continueOffers({ ...none, licenses: { ohio: { fields, courses: {} } } }, now)).toEqual([
    { name: 'Ohio license', state: 'renewal dates', path },
  ]);
  expect(continueOffers({ ...none, licenses: { ohio: { fields, courses: { a: { course, at: 2 } } } } }, now)).toEqual([
    { name: 'Ohio license', state: '1 course logged', path },
  ]);
});

test.each([
  ['2026-11-22', 'it’s today'],
  ['2026-11-23', 'in 1 day'],
  ['2026-12-12', 'in 20 days'],
])('the exam on %s, and its study plan: %s', (examDay, state) => {
  const exams = { ...examWork.empty, plan: { examDay, at: 1 } };
  expect(continueOffers({ ...none, exams }, now)).toEqual([
    { name: 'Your exam', state, path: '/exam-prep/study-plan' },
  ]);
});

test.each(['', '2026-11-21'])('no study plan for an exam that is over, or has no day: "%s"', (examDay) => {
  const exams = { ...examWork.empty, plan: { examDay, at: 1 } };
  expect(continueOffers({ ...none, exams }, now)).toEqual([]);
});

test.each([
  ['2026-11-21', 'has expired'],
  ['2026-11-22', 'expires today'],
  ['2027-06-30', 'expires in 220 days'],
])('a license with %s on it: %s', (expires, state) => {
  const fields = { issued: { value: '2025-08-14', at: 1 }, expires: { value: expires, at: 1 } };
  expect(continueOffers({ ...none, licenses: { ohio: { fields, courses: {} } } }, now)).toMatchObject([{ state }]);
});
