import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { check, choose, discard, finish, flag, goTo, hasFeedback, pause, saveClock } from './exam-changes.ts';
import { clockAnnouncement, timeLeft } from './exam-clock.ts';
import { keyAction, takesEnter, takesKeys } from './exam-keys.ts';
import { optionOrder } from './option-order.ts';
import { type ExamUnderWay, resultHash } from '../../study/exam-work.ts';
import { type ShownQuestion, shownQuestion } from './shown-question.ts';
import { useExamClock } from './use-exam-clock.ts';
import type { Practice } from './use-practice.ts';
import type { QuestionBank } from './use-question-bank.ts';

/** What a visitor can do in an open exam, and what has to be said aloud about it. */
export type OpenExam = {
  exam: ExamUnderWay;
  /** With its options in the order shown, as all places of options here are. Undefined until its part has come. */
  question: ShownQuestion | undefined;
  chosen: number | undefined;
  place: number;
  leftMs: number;
  isFlagged: boolean;
  isChecked: boolean;
  /** The exam is over but for questions that are still to come, without which nothing can be scored. */
  isEnding: boolean;
  unanswered: number;
  /** Whether questions are asked in the language of the page, where it has words for them. */
  isTranslated: boolean;
  /** For a live region: the clock at ten minutes and at one, a flag set by a key. */
  said: string;
  go: (place: number) => void;
  choose: (option: number) => void;
  check: () => void;
  flag: () => void;
  translate: (isTranslated: boolean) => void;
  setPaused: (paused: boolean) => void;
  end: (timeUp?: boolean) => void;
};

/** Every answer is saved the moment it is given. `exam`: without questions that the bank no longer has. */
export function useExam(exam: ExamUnderWay, bank: QuestionBank, practice: Practice): OpenExam {
  const { change, show, isWhole, retry, schedule, isTranslated } = practice;
  const { id, questions, allowedMs } = exam;
  // This tab's own place: another tab with the same exam does not turn its pages.
  const [place, setPlace] = useState(exam.place);
  const [said, setSaid] = useState('');
  const now = (): string => new Date().toISOString();
  // Within the exam: the list can grow shorter only when the bank changes, between two visits.
  const asking = questions[Math.min(place, questions.length - 1)]!;
  const question = bank.get(asking);
  const isOver = useRef(false);
  const score = (timeUp: boolean): void => {
    if (isOver.current) return;
    isOver.current = true;
    const hasResult = !hasFeedback(exam.mode) || exam.checked.some((checked) => questions.includes(checked));
    change(
      hasResult
        ? finish(
            id,
            questions.map((asked) => bank.get(asked)!),
            timeUp,
            now(),
            schedule,
          )
        : discard(id),
    );
    show(hasResult ? resultHash(id) : '', true);
  };
  const { isEnding, end } = useEnd(isWhole, retry, score);
  const elapsedMs = useExamClock(
    exam,
    allowedMs > 0 && !exam.paused,
    (ms) => change(saveClock(id, ms, now())),
    () => end(true),
  );
  const leftMs = timeLeft(allowedMs, elapsedMs);
  useClockAnnouncement(leftMs, allowedMs > 0, setSaid);
  const go = (next: number): void => {
    if (next < 0 || next >= questions.length || next === place) return;
    setSaid('');
    setPlace(next);
    change(goTo(id, next, now()));
  };
  const order = optionOrder(exam, asking);
  const answer = exam.answers[asking];
  const isFlagged = exam.flags.includes(asking);
  return {
    exam,
    question: question && shownQuestion(question, exam, isTranslated),
    chosen: answer === undefined ? undefined : order.indexOf(answer),
    place,
    leftMs,
    isFlagged,
    isTranslated,
    said,
    go,
    end,
    isEnding,
    isChecked: exam.checked.includes(asking),
    unanswered: questions.filter((asked) => exam.answers[asked] === undefined).length,
    choose: (option) => change(choose(id, asking, order[option]!, now())),
    check: () => question && change(check(id, question, now(), schedule)),
    flag: () => {
      setSaid(isFlagged ? 'Flag removed.' : 'Flagged for review.');
      change(flag(id, asking, now()));
    },
    translate: (translated) => change((work) => ({ ...work, translated })),
    setPaused: (paused) => change(pause(id, paused, now())),
  };
}

/** Ends the exam once its questions are there: without their keys there is no score. */
function useEnd(
  isWhole: boolean,
  retry: () => void,
  score: (timeUp: boolean) => void,
): { isEnding: boolean; end: (timeUp?: boolean) => void } {
  const [ending, setEnding] = useState<'by choice' | 'time up'>();
  const scoreNow = useEffectEvent(() => score(ending === 'time up'));
  useEffect(() => {
    if (ending && isWhole) scoreNow();
  }, [ending, isWhole]);
  const end = (timeUp = false): void => {
    if (isWhole) return score(timeUp);
    if (!ending) retry();
    setEnding(timeUp ? 'time up' : 'by choice');
  };
  return { isEnding: ending !== undefined, end };
}

function useClockAnnouncement(leftMs: number, isTimed: boolean, say: (text: string) => void): void {
  const before = useRef(leftMs);
  useEffect(() => {
    const text = isTimed ? clockAnnouncement(before.current, leftMs) : '';
    before.current = leftMs;
    if (text) say(text);
  }, [leftMs, isTimed, say]);
}

/** Single keys, unless they are switched off, the exam is paused, a dialog is open or somebody types. */
export function useExamKeys(
  { exam, question, place, isChecked, choose: choosing, go, flag: flagging }: OpenExam,
  isOn: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const action = keyAction(event);
    if (!action || exam.paused || takesKeys(document.activeElement) || document.querySelector('dialog[open]')) return;
    if (action.kind === 'go on' && takesEnter(document.activeElement)) return;
    event.preventDefault();
    // As its button would: checks, turns the page, or asks whether to finish.
    if (action.kind === 'go on') document.querySelector<HTMLFormElement>('form.question')?.requestSubmit();
    if (action.kind === 'choose' && question && !isChecked) choosing(action.option);
    if (action.kind === 'previous') go(place - 1);
    if (action.kind === 'next') go(place + 1);
    if (action.kind === 'flag') flagging();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
