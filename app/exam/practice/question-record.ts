import type { QuestionRecord } from '../../study/exam-work.ts';

/** Right answers in a row after which a question leaves the list of mistakes. */
export const streakToLeave = 2;

export const isMistake = (record: QuestionRecord | undefined): boolean =>
  record !== undefined && record.wrong > 0 && record.streak < streakToLeave;

/** The record after the question was seen once more; `isRight` is null when it was left without an answer. */
export function recorded(record: QuestionRecord | undefined, isRight: boolean | null, at: string): QuestionRecord {
  const { seen, right, wrong, streak } = record ?? { seen: 0, right: 0, wrong: 0, streak: 0 };
  const first = right + wrong === 0 ? (isRight ?? undefined) : record?.first;
  return {
    seen: seen + 1,
    right: right + (isRight === true ? 1 : 0),
    wrong: wrong + (isRight === false ? 1 : 0),
    streak: isRight === null ? streak : isRight ? streak + 1 : 0,
    at,
    ...(first !== undefined && { first }),
  };
}
