import { useCallback, useEffect, useState } from 'react';
import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { Question } from './question.ts';

export type LoadedQuestion = Question & { area: ExamArea; topic: string };
export type QuestionBank = Map<string, LoadedQuestion>;
/** As the loader lists them: `questions` are pairs of a question's id and its topic's. */
export type BankFile = { area: ExamArea; address: string; questions: (readonly [string, string])[] };

// For as long as the tab lives: going back to the page does not fetch the bank again.
let loading: Promise<QuestionBank> | undefined;

/** The questions, fetched once they are wanted. `problem` is empty unless that failed; `retry` then tries again. */
export function useQuestionBank(
  files: BankFile[],
  wanted: boolean,
): { bank: QuestionBank | undefined; problem: string; retry: () => void } {
  const [bank, setBank] = useState<QuestionBank>();
  const [problem, setProblem] = useState('');
  const retry = useCallback(() => {
    setProblem('');
    bankFrom(files).then(setBank, () => {
      setProblem('The questions could not be loaded. Your exam is kept; check your connection and try again.');
    });
  }, [files]);
  useEffect(() => {
    if (wanted) retry();
  }, [wanted, retry]);
  return { bank, problem, retry };
}

/** Begins to fetch the questions, so that they are on their way before the screen that shows them. */
export const prepareBank = (files: BankFile[]): void => void bankFrom(files).catch(() => {});

/** A bank that could not be loaded is asked for again the next time. */
function bankFrom(files: BankFile[]): Promise<QuestionBank> {
  loading ??= loadBank(files).catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

async function loadBank(files: BankFile[]): Promise<QuestionBank> {
  const lists = await Promise.all(
    files.map(async ({ area, address, questions }) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      const topics = new Map(questions);
      return ((await response.json()) as Question[]).map((question): LoadedQuestion => ({
        ...question,
        area,
        topic: topics.get(question.id) ?? '',
      }));
    }),
  );
  return new Map(lists.flat().map((question) => [question.id, question]));
}
