import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepOffline } from '../../study/keep-offline.ts';
import type { QuestionSchedule } from '../../study/scheduler.ts';
import { studyDay } from '../../study/study-day.ts';
import { openExamKey } from '../../study/start-at-once.ts';
import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { BankEntry } from './bank-entry.ts';
import { isOnLaw } from '../../question-bank/question-area.ts';
import { drawExam, type ExamRequest, soonestFirst } from './draw-exam.ts';
import type { Difficulty } from '../readiness/readiness.ts';
import { seededRandom } from '../seeded.ts';
import { begin, type ExamChange, newExam } from './exam-changes.ts';
import { examHash, type ExamUnderWay, type ExamWork } from '../../study/exam-work.ts';
import { readBank } from './bank-files.ts';
import { lawBankFiles, lawEntries } from './law-bank.ts';
import type { practiceData } from './practice-data.server.ts';
import { asksTranslated } from './shown-question.ts';
import { type PracticeView, viewOf } from './practice-view.ts';
import { type ChosenExamState, useExamWork } from './use-exam-work.ts';
import { useStateFromAddress } from './use-state-from-address.ts';
import { type BankFile, isOnItsWay, prepareBank, type QuestionBank, useQuestionBank } from './use-question-bank.ts';

export type PracticeData = ReturnType<typeof practiceData>;

export type Practice = ChosenExamState & {
  /** What keeps the work from being saved, in words; else empty. */
  notSaved: string;
  change: (change: ExamChange) => void;
  view: PracticeView;
  /** Shows another view. `replace`: Back then skips the one that is left. */
  show: (hash: string, replace?: boolean) => void;
  bank: QuestionBank;
  /** Whether every question of the open exam, or of the result, has come. */
  isWhole: boolean;
  bankProblem: string;
  retry: () => void;
  /** Draws and begins an exam; false when there is no question to draw. Only once `work` is there. */
  start: (request: ExamRequest, replace?: boolean) => boolean;
  /** Every question of the bank, without its text. */
  entries: (BankEntry & { area: ExamArea; difficulty: Difficulty })[];
  /** Whether questions are asked in the language of the page, where it has words for them. */
  isTranslated: boolean;
  /** Whether the page is kept for use without a connection. */
  isOffline: boolean;
  /** When an answered question comes back. Undefined until an exam is open and its module has come. */
  schedule: QuestionSchedule | undefined;
};

/** The visitor's exams, the view that the address names, and the questions. */
export function usePractice({ bank: written, states }: PracticeData): Practice {
  const { files, enemies } = useMemo(() => readBank(written), [written]);
  const { work, problem, change, isPreselected, chooseState } = useExamWork(states);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => (work ? viewOf(hash, work) : { name: 'start' as const }), [hash, work]);
  const isOpen = view.name !== 'start';
  const asksLawOf = view.name === 'exam' ? view.exam.law : view.name === 'result' ? view.finished.law : undefined;
  const lawFiles = useMemo(() => {
    const law = states.find(({ slug }) => slug === asksLawOf)?.law;
    return asksLawOf && law ? lawBankFiles(asksLawOf, law) : [];
  }, [states, asksLawOf]);
  const allFiles = useMemo(() => [...files, ...lawFiles], [files, lawFiles]);
  const { bank, isWhole, problem: bankProblem, retry } = useQuestionBank(allFiles, ...questionsOf(view));
  // While the page is being taken over: whoever pressed Start waits for less afterwards.
  useState(() => !import.meta.env.SSR && prepareBank(files, Math.random));
  const show = useCallback(
    // At once, and not in slices: somebody has pressed a button and waits.
    (next: string, replace = false) => void navigate({ pathname, hash: next }, { replace, flushSync: true }),
    [navigate, pathname],
  );
  const enemiesOf = useMemo(() => {
    const both = enemies.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
    return new Map([...Map.groupBy(both, ([id]) => id)].map(([id, pairs]) => [id, pairs.map(([, enemy]) => enemy)]));
  }, [enemies]);
  const entries = useMemo(() => {
    return files.flatMap(({ area, topic, questions }) =>
      questions.map(([id, difficulty, concept]) => ({
        id,
        area,
        topic,
        concept,
        difficulty,
        enemies: enemiesOf.get(id),
      })),
    );
  }, [files, enemiesOf]);
  const start = (request: ExamRequest, replace = false): boolean => {
    const open = request.mode === 'daily' && work?.underWay.find((exam) => isOfToday(exam));
    if (open) {
      show(examHash(open.id), replace);
      return true;
    }
    // A review takes in the law of the state that is chosen.
    const state = states.find(({ slug }) => slug === (('law' in request && request.law?.state) || work?.state));
    const law = state?.law ? lawEntries(state.law, enemiesOf) : [];
    const drawn = drawExam(
      [...entries, ...law],
      request,
      work?.records ?? {},
      request.mode === 'daily' ? seededRandom(studyDay(Date.now())) : Math.random,
      Date.now(),
    );
    if (drawn.length === 0) return false;
    const questions = soonestFirst(drawn, (id) => isOnItsWay(files, id));
    const exam = newExam(
      newId(),
      request,
      questions,
      new Date().toISOString(),
      drawn.some(isOnLaw) ? state?.slug : undefined,
    );
    change(begin(exam));
    show(examHash(exam.id), replace);
    return true;
  };
  useOpenExamNote(work, isOpen);
  useStateFromAddress(work !== undefined && !isOpen, states, chooseState);
  useStartByAddress(work !== undefined && !isOpen, (request) => start(request, true));
  return {
    work,
    notSaved: problem,
    change,
    isPreselected,
    chooseState,
    view,
    show,
    bank,
    isWhole,
    bankProblem,
    retry,
    start,
    entries,
    isTranslated: asksTranslated(work, states),
    // The questions of the exam first, then those of every other.
    isOffline: useKeptOffline(isOpen && isWhole, lawFiles),
    schedule: useSchedule(isOpen),
  };
}

/** What a view wants of the bank, and which question it shows first. */
function questionsOf(view: PracticeView): [wanted: string, shown: string] {
  if (view.name === 'start') return ['', ''];
  const ids = view.name === 'exam' ? view.exam.questions : (view.finished.given ?? []).map(([id]) => id);
  return [ids.join(' '), (view.name === 'exam' && ids[view.exam.place]) || ''];
}

/**
 * "?start=quick" in the address begins ten questions as soon as the browser has said what it keeps. The exam then takes
 * that address's place in the history, so that Back leads to where the visitor came from.
 */
function useStartByAddress(isReady: boolean, start: (request: ExamRequest) => void): void {
  const { search } = useLocation();
  const mode = new URLSearchParams(search).get('start');
  const startNow = useEffectEvent(start);
  useEffect(() => {
    // Not within the effect: the view changes at once (flushSync), which React does not do while it renders.
    if (isReady && (mode === 'quick' || mode === 'daily')) queueMicrotask(() => startNow({ mode }));
  }, [isReady, mode]);
}

/** The ten of the day are begun once: whoever left them goes on. */
const isOfToday = ({ mode, startedAt }: ExamUnderWay): boolean =>
  mode === 'daily' && studyDay(Date.parse(startedAt)) === studyDay(Date.now());

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

/** Once the questions of an open exam are there the page is kept, so that neither a reload nor a lost line ends it. */
function useKeptOffline(isReady: boolean, also: BankFile[]): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isReady) void keepOffline(also.map(({ address }) => address)).then(setIsKept);
  }, [isReady, also]);
  return isKept;
}

/** Loaded with an open exam, apart from the page's own script: nobody needs it before the first answer. */
function useSchedule(isOpen: boolean): QuestionSchedule | undefined {
  const [schedule, setSchedule] = useState<QuestionSchedule>();
  useEffect(() => {
    if (!isOpen) return;
    // Without it questions come back by the days of question-record.ts.
    void import('../../study/scheduler.ts').then(
      ({ scheduledQuestion }) => setSchedule(() => scheduledQuestion),
      () => {},
    );
  }, [isOpen]);
  return schedule;
}
