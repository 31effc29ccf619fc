import { expect, test } from 'vitest';
import {
  begin,
  check,
  choose,
  discard,
  type ExamChange,
  finish,
  flag,
  goTo,
  newExam,
  pause,
  saveClock,
  withKnownQuestions,
} from './exam-changes.ts';
import { examWork, type ExamWork, type QuestionRecord } from '../../study/exam-work.ts';
import { isMistake, recorded } from './question-record.ts';
import { aim, againstAim, type KeyedEntry, percentOf, percentText, scoreExam } from './score-exam.ts';

const now = '2026-03-02T09:00:00.000Z';
const later = '2026-03-02T10:00:00.000Z';
const questions: KeyedEntry[] = [
  { id: 'a-001', area: 'real-estate-math', topic: 'finance', answer: 0 },
  { id: 'a-002', area: 'real-estate-math', topic: 'agency', answer: 1 },
  { id: 'a-003', area: 'contracts-and-agency', topic: 'agency', answer: 2 },
  { id: 'a-004', area: 'contracts-and-agency', topic: 'contracts', answer: 3 },
];
const ids = questions.map(({ id }) => id);
const after = (...changes: ExamChange[]): ExamWork => changes.reduce((work, change) => change(work), examWork.empty);
const exam = newExam('x', { mode: 'exam', size: 80 }, ids, now);
const drill = newExam('d', { mode: 'drill', topic: 'agency' }, ids, now);

test('a score adds up over areas and topics, blanks included', () => {
  const score = scoreExam(questions, { 'a-001': 0, 'a-002': 0, 'a-003': 2 });
  expect(score).toEqual({
    right: 2,
    asked: 4,
    unanswered: 1,
    areas: { 'real-estate-math': { right: 1, asked: 2 }, 'contracts-and-agency': { right: 1, asked: 2 } },
    topics: { finance: { right: 1, asked: 1 }, agency: { right: 1, asked: 2 }, contracts: { right: 0, asked: 1 } },
  });
  expect(percentOf(scoreExam(questions, { 'a-001': 0, 'a-002': 1, 'a-003': 2, 'a-004': 3 }))).toBe(100);
  expect(percentOf(scoreExam([], {}))).toBe(0);
});

test('a percentage is cut, so that none shown reaches a mark that the score misses', () => {
  expect([67 / 80, 68 / 80, 849_999 / 1_000_000, 29 / 100, 1].map((share) => percentText(share * 100))).toEqual([
    '83.7%',
    '85%',
    '84.9%',
    '29%',
    '100%',
  ]);
  expect([aim.from - 0.01, aim.from, aim.to, aim.to + 0.01].map(againstAim)).toEqual([
    'below',
    'within',
    'within',
    'above',
  ]);
});

test('answers, flags, place, pause and clock are kept; the clock never goes back or over the time allowed', () => {
  const work = after(
    begin(exam),
    choose('x', 'a-001', 2, later),
    choose('x', 'a-001', 3, later),
    flag('x', 'a-002', later),
    flag('x', 'a-003', later),
    flag('x', 'a-002', later),
    goTo('x', 2, later),
    pause('x', true, later),
    saveClock('x', 5000, later),
    saveClock('x', 4000, later),
  );
  expect(work.underWay).toEqual([
    { ...exam, answers: { 'a-001': 3 }, flags: ['a-003'], place: 2, paused: true, elapsedMs: 5000, changedAt: later },
  ]);
  expect(exam.allowedMs).toBe(4 * 90_000);
  expect(saveClock('x', 1e9, later)(work).underWay[0]?.elapsedMs).toBe(exam.allowedMs);
});

test('changes of an exam that is over change nothing', () => {
  const work = after(begin(exam), discard('x'));
  for (const change of [
    choose('x', 'a-001', 1, later),
    flag('x', 'a-001', later),
    check('x', questions[0]!, later),
    finish('x', questions, false, later),
  ]) {
    expect(change(work)).toEqual(work);
  }
});

test('a finished exam is scored, noted on the questions and under way no more; finishing twice counts once', () => {
  const finished = finish('x', questions, true, later);
  const work = after(
    begin(exam),
    begin(drill),
    choose('x', 'a-001', 0, now),
    choose('x', 'a-002', 3, now),
    finished,
    finished,
  );
  expect(work.underWay.map(({ id }) => id)).toEqual(['d']);
  expect(work.history).toHaveLength(1);
  expect(work.history[0]).toMatchObject({
    id: 'x',
    right: 1,
    asked: 4,
    unanswered: 2,
    timeUp: true,
    finishedAt: later,
    given: [
      ['a-001', 0],
      ['a-002', 3],
      ['a-003', null],
      ['a-004', null],
    ],
  });
  expect(work.records['a-001']).toEqual({ seen: 1, right: 1, wrong: 0, streak: 1, at: later, first: true });
  expect(work.records['a-002']).toEqual({ seen: 1, right: 0, wrong: 1, streak: 0, at: later, first: false });
  expect(work.records['a-003']).toEqual({ seen: 1, right: 0, wrong: 0, streak: 0, at: later });
});

test('a blank that was passed over counts like a wrong answer; those after the last answer were not reached', () => {
  const work = after(
    begin(exam),
    choose('x', 'a-001', 0, now),
    choose('x', 'a-003', 1, now),
    finish('x', questions, false, later),
  );
  expect(work.history[0]).toMatchObject({ asked: 4, unanswered: 2 });
  expect(work.history[0]!.given).toContainEqual(['a-002', null]);
  expect(work.records['a-002']).toEqual({ seen: 1, right: 0, wrong: 1, streak: 0, at: later, first: false });
  expect(work.records['a-004']).toEqual({ seen: 1, right: 0, wrong: 0, streak: 0, at: later });
  // What was passed over comes back with the mistakes, as what was answered wrong does.
  expect(ids.map((id) => isMistake(work.records[id]))).toEqual([false, true, true, false]);
});

test('with feedback an answer counts once it is checked, once, and then stays', () => {
  const work = after(
    begin(drill),
    check('d', questions[0]!, now),
    choose('d', 'a-001', 1, now),
    check('d', questions[0]!, now),
    check('d', questions[0]!, later),
    choose('d', 'a-001', 0, later),
    choose('d', 'a-002', 1, later),
  );
  expect(work.underWay[0]).toMatchObject({ answers: { 'a-001': 1, 'a-002': 1 }, checked: ['a-001'], allowedMs: 0 });
  expect(work.records).toEqual({ 'a-001': { seen: 1, right: 0, wrong: 1, streak: 0, at: now, first: false } });
  const finished = finish('d', questions, false, later)(work);
  expect(finished.history[0]).toMatchObject({ right: 0, asked: 1, unanswered: 0 });
  expect(finished.records).toEqual(work.records);
});

test('a mistake leaves the list when it was answered right twice in a row', () => {
  const answered = (work: ExamWork, option: number): ExamWork =>
    [
      begin(drill),
      choose('d', 'a-001', option, now),
      check('d', questions[0]!, now),
      finish('d', questions, false, later),
    ].reduce((done, change) => change(done), work);
  const wrong = answered(examWork.empty, 1);
  const once = answered(wrong, 0);
  const wrongAgain = answered(once, 2);
  const twice = answered(answered(wrongAgain, 0), 0);
  expect(
    [answered(examWork.empty, 0), wrong, once, wrongAgain, twice].map(({ records }) => isMistake(records['a-001'])),
  ).toEqual([false, true, true, true, false]);
});

test('questions that the bank no longer has are left out, and the place moves with them', () => {
  const isKnown = (id: string) => id !== 'a-001' && id !== 'a-004';
  expect(withKnownQuestions({ ...exam, place: 2 }, isKnown)).toMatchObject({
    dropped: 2,
    exam: { questions: ['a-002', 'a-003'], place: 1 },
  });
  expect(withKnownQuestions({ ...exam, place: 3 }, isKnown).exam.place).toBe(1);
  expect(withKnownQuestions({ ...exam, place: 3 }, () => false)).toMatchObject({
    dropped: 4,
    exam: { questions: [], place: 0 },
  });
});

test('the first answer to a question is kept, whatever follows, and an empty one is no answer', () => {
  const first = (answers: (boolean | null)[], before?: QuestionRecord) =>
    answers.reduce<QuestionRecord | undefined>((record, isRight) => recorded('math-001', record, isRight, now), before)
      ?.first;
  expect(first([true, false, false])).toBe(true);
  expect(first([null, false, true])).toBe(false);
  expect(first([null])).toBeUndefined();
  const fromBefore = { seen: 2, right: 1, wrong: 1, streak: 0, at: now };
  expect(first([true], fromBefore)).toBeUndefined();
});
