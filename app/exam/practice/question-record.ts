import type { QuestionRecord } from '../../study/exam-work.ts';
import { dueOf } from '../../study/flashcard-work.ts';
import type { QuestionSchedule } from '../../study/scheduler.ts';

/** Right answers in a row after which a question leaves the list of mistakes. */
export const streakToLeave = 2;

export const isMistake = (record: QuestionRecord | undefined): boolean =>
  record !== undefined && record.wrong > 0 && record.streak < streakToLeave;

const dayMs = 86_400_000;
/** Days after which a question comes back that has no schedule yet, by how often in a row it was right. */
const daysUntilBack = [0, 3, 14];

/** When a question that was met comes back, in milliseconds since 1970. */
export function dueAt({ memory, streak, at }: QuestionRecord): number {
  if (memory) return dueOf(memory);
  return Date.parse(at) + daysUntilBack[Math.min(streak, daysUntilBack.length - 1)]! * dayMs;
}

/**
 * The record of a question after it was seen once more.
 * @param isRight null when it was left without an answer
 * @param schedule says when it comes back; undefined while that is still being loaded, which leaves it as it was
 */
export function recorded(
  id: string,
  record: QuestionRecord | undefined,
  isRight: boolean | null,
  at: string,
  schedule?: QuestionSchedule,
): QuestionRecord {
  const { seen, right, wrong, streak } = record ?? { seen: 0, right: 0, wrong: 0, streak: 0 };
  const first = right + wrong === 0 ? (isRight ?? undefined) : record?.first;
  const memory = isRight === null || !schedule ? record?.memory : schedule(id, record?.memory, isRight, Date.parse(at));
  return {
    seen: seen + 1,
    right: right + (isRight === true ? 1 : 0),
    wrong: wrong + (isRight === false ? 1 : 0),
    streak: isRight === null ? streak : isRight ? streak + 1 : 0,
    at,
    ...(first !== undefined && { first }),
    ...(memory && { memory }),
  };
}
