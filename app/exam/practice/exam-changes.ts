import { msPerQuestion } from './exam-clock.ts';
import type { ExamRequest } from './draw-exam.ts';
import { type ExamMode, type ExamUnderWay, type ExamWork, trimmedHistory } from '../../study/exam-work.ts';
import type { QuestionSchedule } from '../../study/scheduler.ts';
import { studyDay } from '../../study/study-day.ts';
import { recorded } from './question-record.ts';
import { type KeyedEntry, scoreExam } from './score-exam.ts';

/**
 * What a visitor does, as changes of the saved work. Each names the exam it means and changes what is stored at that
 * moment, so that two tabs never undo each other; for an exam that is over it changes nothing.
 */
export type ExamChange = (work: ExamWork) => ExamWork;

/** True where an answer is checked at once, false where the score comes at the end. */
export const hasFeedback = (mode: ExamMode): boolean => mode !== 'exam';

/** In ms. `minutes`: what the state's own exam allows, where the draw is like it. */
export const timeAllowed = (request: ExamRequest, questions: number): number => {
  if (request.mode !== 'exam') return 0;
  return request.minutes ? request.minutes * 60_000 : questions * msPerQuestion;
};

/** `id` has to be new; `now`: ISO 8601; `law`: the state whose law some of the questions ask. */
export function newExam(
  id: string,
  request: ExamRequest,
  questions: string[],
  now: string,
  law?: string,
): ExamUnderWay {
  return {
    id,
    mode: request.mode,
    topic: request.mode === 'drill' ? request.topic : request.mode === 'concept' ? request.slug : '',
    questions,
    answers: {},
    checked: [],
    flags: [],
    place: 0,
    elapsedMs: 0,
    allowedMs: timeAllowed(request, questions.length),
    paused: false,
    startedAt: now,
    changedAt: now,
    shuffled: true,
    varied: true,
    ...(law && { law }),
  };
}

export const begin =
  (exam: ExamUnderWay): ExamChange =>
  (work) => ({ ...work, underWay: [...work.underWay.filter(({ id }) => id !== exam.id), exam] });

export const discard =
  (examId: string): ExamChange =>
  (work) => ({ ...work, underWay: work.underWay.filter(({ id }) => id !== examId) });

const change =
  (examId: string, now: string, edit: (exam: ExamUnderWay) => Partial<ExamUnderWay>): ExamChange =>
  (work) => ({
    ...work,
    underWay: work.underWay.map((exam) => (exam.id === examId ? { ...exam, ...edit(exam), changedAt: now } : exam)),
  });

/** An answer that was checked stays as it is. */
export const choose = (examId: string, question: string, option: number, now: string): ExamChange =>
  change(examId, now, ({ answers, checked }) =>
    checked.includes(question) ? {} : { answers: { ...answers, [question]: option } },
  );

export const flag = (examId: string, question: string, now: string): ExamChange =>
  change(examId, now, ({ flags }) => ({
    flags: flags.includes(question) ? flags.filter((id) => id !== question) : [...flags, question],
  }));

export const goTo = (examId: string, place: number, now: string): ExamChange => change(examId, now, () => ({ place }));

export const pause = (examId: string, paused: boolean, now: string): ExamChange =>
  change(examId, now, () => ({ paused }));

/** Saves the clock. It never goes back: of two tabs with one exam, the one that has counted more is right. */
export const saveClock = (examId: string, elapsedMs: number, now: string): ExamChange =>
  change(examId, now, (exam) => ({
    elapsedMs: Math.min(Math.max(exam.elapsedMs, elapsedMs), exam.allowedMs || Infinity),
  }));

/** Checks the chosen answer, once, and notes it on the question's record. `schedule`: as of `recorded`. */
export const check =
  (examId: string, question: KeyedEntry, now: string, schedule?: QuestionSchedule): ExamChange =>
  (work) => {
    const exam = work.underWay.find(({ id }) => id === examId);
    const chosen = exam?.answers[question.id];
    if (!exam || chosen === undefined || exam.checked.includes(question.id)) return work;
    const records = {
      ...work.records,
      [question.id]: recorded(question.id, work.records[question.id], chosen === question.answer, now, schedule),
    };
    const days = withAnswers(work.days, 1, now);
    return change(examId, now, ({ checked }) => ({ checked: [...checked, question.id] }))({ ...work, records, days });
  };

/**
 * Ends and scores an exam. Where feedback came at once only the answers checked count, and their records are kept
 * already.
 * @param questions the exam's questions that the bank still has, with their keys
 */
export const finish =
  (examId: string, questions: KeyedEntry[], timeUp: boolean, now: string, schedule?: QuestionSchedule): ExamChange =>
  (work) => {
    const exam = work.underWay.find(({ id }) => id === examId);
    if (!exam) return work;
    const { mode, topic, answers, checked, elapsedMs, allowedMs } = exam;
    const counted = hasFeedback(mode) ? questions.filter(({ id }) => checked.includes(id)) : questions;
    const records = { ...work.records };
    if (!hasFeedback(mode)) {
      const wasReached = reached(exam);
      for (const { id, answer } of counted)
        records[id] = recorded(id, records[id], wasReached(id) ? answers[id] === answer : null, now, schedule);
    }
    const given = counted.map(({ id }): [string, number | null] => [id, answers[id] ?? null]);
    const finished = {
      id: examId,
      mode,
      topic,
      finishedAt: now,
      elapsedMs,
      allowedMs,
      timeUp,
      ...scoreExam(counted, answers),
      given,
      ...(exam.shuffled && { shuffled: true }),
      ...(exam.varied && { varied: true }),
      ...(exam.law && { law: exam.law }),
    };
    const days = hasFeedback(mode)
      ? work.days
      : withAnswers(work.days, counted.length - unansweredOf(counted, answers), now);
    return { ...discard(examId)(work), records, days, history: trimmedHistory([...work.history, finished]) };
  };

/**
 * A blank with an answer after it was passed over: like a wrong answer, it says that the question was not known. Those
 * after the last answer were not reached, and say nothing.
 */
function reached({ questions, answers }: ExamUnderWay): (id: string) => boolean {
  const last = questions.findLastIndex((id) => answers[id] !== undefined);
  const upToLast = new Set(questions.slice(0, last + 1));
  return (id) => upToLast.has(id);
}

const unansweredOf = (questions: KeyedEntry[], answers: Record<string, number>): number =>
  questions.filter(({ id }) => answers[id] === undefined).length;

/** The answers of a study day, counted where they are given. */
function withAnswers(days: ExamWork['days'], answers: number, now: string): ExamWork['days'] {
  const day = studyDay(Date.parse(now));
  return { ...days, [day]: (days[day] ?? 0) + answers };
}

/** The exam without the questions that the bank no longer has, and how many those are. */
export function withKnownQuestions(
  exam: ExamUnderWay,
  isKnown: (id: string) => boolean,
): { exam: ExamUnderWay; dropped: number } {
  const questions = exam.questions.filter(isKnown);
  const place = Math.max(0, Math.min(exam.questions.slice(0, exam.place).filter(isKnown).length, questions.length - 1));
  return { exam: { ...exam, questions, place }, dropped: exam.questions.length - questions.length };
}
