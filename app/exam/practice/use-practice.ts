import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepOffline } from '../../study/keep-offline.ts';
import { openExamKey } from '../../study/start-at-once.ts';
import { useWork } from '../../study/use-work.ts';
import { type BankEntry, drawExam, type ExamRequest } from './draw-exam.ts';
import { begin, type ExamChange, newExam } from './exam-changes.ts';
import { examWork, type ExamWork } from '../../study/exam-work.ts';
import type { practiceData } from './practice-data.server.ts';
import { examHash, type PracticeView, viewOf } from './practice-view.ts';
import { prepareBank, type QuestionBank, useQuestionBank } from './use-question-bank.ts';

export type PracticeData = ReturnType<typeof practiceData>;

export type Practice = {
  /** Undefined until the browser's database has answered. */
  work: ExamWork | undefined;
  /** What keeps the work from being saved, in words; else empty. */
  notSaved: string;
  change: (change: ExamChange) => void;
  view: PracticeView;
  /** Shows another view. `replace`: Back then skips the one that is left. */
  show: (hash: string, replace?: boolean) => void;
  bank: QuestionBank | undefined;
  bankProblem: string;
  retry: () => void;
  /** Start was pressed: the questions are fetched while the browser says what it keeps. */
  prepare: () => void;
  /** Draws and begins an exam; false when there is no question to draw. Only once `work` is there. */
  start: (request: ExamRequest) => boolean;
  /** Whether the page is kept for use without a connection. */
  isOffline: boolean;
};

/** The visitor's exams, the view that the address names, and the questions. */
export function usePractice({ files }: PracticeData): Practice {
  const { work, problem, change } = useWork(examWork);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => (work ? viewOf(hash, work) : { name: 'start' as const }), [hash, work]);
  const isOpen = view.name !== 'start';
  const { bank, problem: bankProblem, retry } = useQuestionBank(files, isOpen);
  const show = useCallback(
    (next: string, replace = false) => void navigate({ pathname, hash: next }, { replace }),
    [navigate, pathname],
  );
  const entries = useMemo(
    () => files.flatMap(({ area, questions }) => questions.map(([id, topic]): BankEntry => ({ id, area, topic }))),
    [files],
  );
  const start = (request: ExamRequest): boolean => {
    const questions = drawExam(entries, request, work?.records ?? {}, Math.random);
    if (questions.length === 0) return false;
    const exam = newExam(newId(), request, questions, new Date().toISOString());
    change(begin(exam));
    show(examHash(exam.id));
    return true;
  };
  useOpenExamNote(work, isOpen);
  return {
    work,
    notSaved: problem,
    change,
    view,
    show,
    bank,
    bankProblem,
    retry,
    prepare: () => prepareBank(files),
    start,
    isOffline: useKeptOffline(isOpen),
  };
}

const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Noted in local storage while this browser holds an open exam, so that the boot script need not ask the database. */
function useOpenExamNote(work: ExamWork | undefined, isOpen: boolean): void {
  const isNoted = isOpen || (work?.underWay.length ?? 0) > 0;
  useEffect(() => {
    if (!work) return;
    // Storage throws where the reader has blocked it; the page then waits for a first sign of intent.
    try {
      if (isNoted) localStorage.setItem(openExamKey, '1');
      else localStorage.removeItem(openExamKey);
    } catch {
      /* as said above */
    }
  }, [work, isNoted]);
}

/** Once an exam is open, the page is kept, so that neither a reload nor a lost connection ends it. */
function useKeptOffline(isOpen: boolean): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isOpen) void keepOffline().then(setIsKept);
  }, [isOpen]);
  return isKept;
}
