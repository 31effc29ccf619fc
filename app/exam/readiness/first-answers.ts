import type { QuestionRecord } from '../../study/exam-work.ts';
import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { Difficulty, FirstAnswer } from './readiness.ts';

/**
 * Whether somebody's first answer to a question was right; undefined where none was given, or where a record from
 * before November 22, 2026 holds both right and wrong ones, so that nobody knows which came first.
 */
export function firstAnswer({ first, right, wrong }: QuestionRecord): boolean | undefined {
  if (first !== undefined) return first;
  if (right > 0 && wrong > 0) return undefined;
  return right + wrong > 0 ? right > 0 : undefined;
}

/** The first answers to questions that the bank still has. */
export function firstAnswers(
  records: Record<string, QuestionRecord>,
  bank: { id: string; area: ExamArea; difficulty: Difficulty }[],
): FirstAnswer[] {
  return bank.flatMap(({ id, area, difficulty }) => {
    const isRight = records[id] && firstAnswer(records[id]);
    return isRight === undefined ? [] : [{ area, difficulty, isRight }];
  });
}
