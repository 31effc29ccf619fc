import type { ExamArea } from '../question-bank/exam-areas.ts';
import { type BankQuestion, readQuestionBank } from '../question-bank/question-bank.server.ts';

type Filed = Pick<BankQuestion, 'area' | 'topic' | 'term'>;

/** A topic holds a part of an area's questions this large, or it is not named for the area. */
const mainShare = 0.25;

let byTerm: Map<string, BankQuestion[]> | undefined;

/** The bank's questions that rest on a term, in the order of the bank; empty for most terms. */
export function questionsOn(slug: string): BankQuestion[] {
  byTerm ??= Map.groupBy(readQuestionBank(), ({ term }) => term);
  return byTerm.get(slug) ?? [];
}

/**
 * The key topics under which a term is tested: those of its own questions, or else those that hold at least a quarter
 * of its area's questions. In the order of the bank, each once.
 */
export function topicsOf(term: { slug: string; area: ExamArea }, questions: Filed[] = readQuestionBank()): string[] {
  const own = questions.filter((question) => question.term === term.slug);
  if (own.length > 0) return [...new Set(own.map(({ topic }) => topic))];
  const ofArea = questions.filter(({ area }) => area === term.area);
  const counts = Map.groupBy(ofArea, ({ topic }) => topic);
  return [...counts].filter(([, held]) => held.length >= ofArea.length * mainShare).map(([topic]) => topic);
}

export const bankSize = (): number => readQuestionBank().length;
