import type { BankEntry } from './bank-entry.ts';
import { chooseQuestions, freshFirst, picker, shuffled } from './choose-questions.ts';
import { outlineAreas, outlineShares } from './exam-outline.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { isMistake } from './question-record.ts';

export type ExamSize = 80 | 100;
export type ExamRequest =
  | { mode: 'exam'; size: ExamSize }
  | { mode: 'drill'; topic: string }
  | { mode: 'quick' | 'daily' }
  /** `slug`: the concept's, for the title. */
  | { mode: 'concept'; concept: number; slug: string }
  | { mode: 'mistakes' };

export const drillSize = 20;
export const quickSize = 10;
export const mistakesSize = 20;

/**
 * The ids of the questions of one sitting, in the order they are asked. A full exam and a review take what was not seen
 * lately first; a round is chosen for the learner (choose-questions.ts). In which order options are shown:
 * option-order.ts.
 *
 * @param random gives numbers from 0 up to 1, as Math.random does
 * @param now in milliseconds since 1970
 * @returns fewer than asked for where the bank has no more: a small topic, or the mistakes there are
 */
export function drawExam(
  bank: BankEntry[],
  request: ExamRequest,
  records: Record<string, QuestionRecord>,
  random: () => number,
  now: number,
): string[] {
  const choose = (entries: BankEntry[], count: number): BankEntry[] =>
    chooseQuestions(entries, records, count, now, random);
  const pick = picker(Infinity);
  const pickOldest = (entries: BankEntry[], count: number): BankEntry[] =>
    pick(
      freshFirst(shuffled(entries, random), records).toSorted((a, b) =>
        lastSeen(records[a.id]).localeCompare(lastSeen(records[b.id])),
      ),
      count,
    );
  const drawn = (): BankEntry[] => {
    switch (request.mode) {
      case 'exam': {
        const shares = outlineShares(request.size);
        return outlineAreas.flatMap((area) =>
          pickOldest(
            bank.filter((entry) => entry.area === area),
            shares[area],
          ),
        );
      }
      case 'drill':
        return choose(
          bank.filter(({ topic }) => topic === request.topic),
          drillSize,
        );
      case 'concept':
        return choose(
          bank.filter(({ concept }) => concept === request.concept),
          drillSize,
        );
      case 'mistakes':
        return pickOldest(
          bank.filter(({ id }) => isMistake(records[id])),
          mistakesSize,
        );
      default:
        return choose(bank, quickSize);
    }
  };
  return shuffled(drawn(), random).map(({ id }) => id);
}

/** The same questions, one of those that need not be waited for asked first. */
export function soonestFirst(ids: string[], isOnItsWay: (id: string) => boolean): string[] {
  const first = ids.findIndex(isOnItsWay);
  return first > 0 ? [ids[first]!, ...ids.slice(0, first), ...ids.slice(first + 1)] : ids;
}

/** By the day, so that what was seen in one sitting is equal and chance mixes it anew. */
const lastSeen = (record: QuestionRecord | undefined): string => record?.at.slice(0, 10) ?? '';
