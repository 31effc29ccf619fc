import { useCallback, useEffect, useMemo, useState } from 'react';
import type { QuestionArea } from '../../question-bank/question-area.ts';
import { createStore, useStore } from '../../ui/store.ts';
import type { Difficulty } from '../readiness/readiness.ts';
import type { Question } from './question.ts';

export type LoadedQuestion = Question & { area: QuestionArea; topic: string };
/**
 * A part of the bank, all of one topic. As the loader lists them: `questions` are a question's id, its difficulty and
 * the number of its concept.
 */
export type BankFile = {
  area: QuestionArea;
  topic: string;
  address: string;
  questions: (readonly [id: string, difficulty: Difficulty, concept: number])[];
};

export type QuestionBank = {
  /** Whether the bank has the question, loaded or not. */
  has: (id: string) => boolean;
  /** Undefined until its part has come. */
  get: (id: string) => LoadedQuestion | undefined;
};

// For as long as the tab lives: going back to the page does not fetch a part again.
const loaded = createStore<ReadonlyMap<string, LoadedQuestion>>(new Map());
const asked = new Map<string, Promise<void>>();

type UsedBank = {
  bank: QuestionBank;
  /** Whether every question that is wanted has come. */
  isWhole: boolean;
  /** Empty unless a part could not be loaded; `retry` then tries again. */
  problem: string;
  retry: () => void;
};

/**
 * The questions of an exam: the part with the one on the screen comes first, the other parts that it needs after it.
 * @param wanted ids, separated by spaces; empty for none
 * @param shown the id of the one on the screen
 */
export function useQuestionBank(files: BankFile[], wanted: string, shown: string): UsedBank {
  const questions = useStore(loaded);
  const [problem, setProblem] = useState('');
  const retry = useCallback(() => {
    setProblem('');
    loadQuestions(files, wanted, shown).catch(() => {
      setProblem('The questions could not be loaded. Your exam is kept; check your connection and try again.');
    });
  }, [files, wanted, shown]);
  useEffect(() => {
    if (wanted) retry();
  }, [wanted, retry]);
  const ids = useMemo(() => new Set(files.flatMap((file) => file.questions.map(([id]) => id))), [files]);
  const has = useCallback((id: string) => ids.has(id), [ids]);
  const isWhole = wanted.split(' ').every((id) => questions.has(id) || !has(id));
  return { bank: { has, get: (id) => questions.get(id) }, isWhole, problem, retry };
}

/**
 * Begins to fetch one part, any: an exam can begin with a question from it (`isOnItsWay`), while the page is still
 * being taken over.
 */
export function prepareBank(files: BankFile[], random: () => number): void {
  const file = files[Math.floor(random() * files.length)];
  if (file && asked.size === 0) loadPart(file).catch(() => {});
}

/** Whether the part of this question has come or is coming. */
export const isOnItsWay = (files: BankFile[], id: string): boolean =>
  files.some((file) => asked.has(file.address) && holds(file, id));

const holds = ({ questions }: BankFile, id: string): boolean => questions.some(([own]) => own === id);

async function loadQuestions(files: BankFile[], wanted: string, shown: string): Promise<void> {
  const ids = new Set(wanted.split(' '));
  const needed = files.filter(({ questions }) => questions.some(([id]) => ids.has(id)));
  await Promise.all(needed.filter((file) => holds(file, shown)).map(loadPart));
  await afterItIsShown();
  await Promise.all(needed.map(loadPart));
}

/** To ask for forty parts takes a slow phone a tenth of a second, which the first question would wait for. */
const afterItIsShown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** A part that could not be loaded is asked for again the next time. */
function loadPart(file: BankFile): Promise<void> {
  const { address } = file;
  const coming = asked.get(address) ?? fetchPart(file);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

async function fetchPart({ area, topic, address }: BankFile): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const part = ((await response.json()) as Question[]).map(
    (question) => [question.id, { ...question, area, topic }] as const,
  );
  loaded.write(new Map([...loaded.read(), ...part]));
}
