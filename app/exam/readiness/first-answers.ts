import type { QuestionRecord } from '../../study/exam-work.ts';
import { isOnLaw, type QuestionArea } from '../../question-bank/question-area.ts';
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
  bank: { id: string; area: QuestionArea; difficulty: Difficulty }[],
): FirstAnswer[] {
  return bank.flatMap(({ id, area, difficulty }) => {
    const isRight = records[id] && firstAnswer(records[id]);
    return isRight === undefined ? [] : [{ area, difficulty, isRight }];
  });
}

/** The first answers to questions on a state's law, whose ids begin with its code: "fl-001". */
export const lawAnswers = (records: Record<string, QuestionRecord>, code: string): FirstAnswer[] =>
  firstAnswers(
    records,
    Object.keys(records)
      .filter((id) => isOnLaw(id) && id.startsWith(`${code}-`))
      .map((id) => ({ id, area: 'state-law', difficulty: 'medium' })),
  );
