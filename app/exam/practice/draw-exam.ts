import type { ExamArea } from '../../question-bank/exam-areas.ts';
import { outlineAreas, outlineShares } from './exam-outline.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { isMistake } from './question-record.ts';

/**
 * What drawing has to know of a question. `topic`: the id of one of the six topics. `enemies`: questions that ask
 * nearly the same or give this one away, each named on both sides.
 */
export type BankEntry = { id: string; area: ExamArea; topic: string; enemies?: readonly string[] };

export type ExamSize = 80 | 100;
export type ExamRequest =
  | { mode: 'exam'; size: ExamSize }
  | { mode: 'drill'; topic: string }
  | { mode: 'quick' }
  | { mode: 'mistakes' };

export const drillSize = 20;
export const quickSize = 10;
export const mistakesSize = 20;

/**
 * The ids of the questions of one sitting, in the order they are asked. What was not seen lately comes first; among
 * equals chance decides. In which order options are shown: option-order.ts.
 *
 * @param random gives numbers from 0 up to 1, as Math.random does
 * @returns fewer than asked for where the bank has no more: a small topic, or the mistakes there are
 */
export function drawExam(
  bank: BankEntry[],
  request: ExamRequest,
  records: Record<string, QuestionRecord>,
  random: () => number,
): string[] {
  const taken = new Set<string>();
  const isFresh = (id: string): boolean => records[id] === undefined;
  // Of questions never seen those with an enemy never seen go first, or the last ones left would all be enemies.
  const isCrowded = ({ id, enemies = [] }: BankEntry): number => (isFresh(id) && enemies.some(isFresh) ? 0 : 1);
  const pick = (entries: BankEntry[], count: number): BankEntry[] => {
    const ordered = shuffled(entries, random).toSorted(
      (a, b) => lastSeen(records[a.id]).localeCompare(lastSeen(records[b.id])) || isCrowded(a) - isCrowded(b),
    );
    const picked: BankEntry[] = [];
    for (const entry of ordered) {
      if (picked.length === count) break;
      if (entry.enemies?.some((enemy) => taken.has(enemy))) continue;
      picked.push(entry);
      taken.add(entry.id);
    }
    return picked;
  };
  const drawn = {
    exam: () => {
      const shares = outlineShares(request.mode === 'exam' ? request.size : 0);
      return outlineAreas.flatMap((area) =>
        pick(
          bank.filter((entry) => entry.area === area),
          shares[area],
        ),
      );
    },
    drill: () =>
      pick(
        bank.filter(({ topic }) => request.mode === 'drill' && topic === request.topic),
        drillSize,
      ),
    quick: () => pick(bank, quickSize),
    mistakes: () =>
      pick(
        bank.filter(({ id }) => isMistake(records[id])),
        mistakesSize,
      ),
  }[request.mode]();
  return shuffled(drawn, random).map(({ id }) => id);
}

/** The same questions, one of those that need not be waited for asked first. */
export function soonestFirst(ids: string[], isOnItsWay: (id: string) => boolean): string[] {
  const first = ids.findIndex(isOnItsWay);
  return first > 0 ? [ids[first]!, ...ids.slice(0, first), ...ids.slice(first + 1)] : ids;
}

/** By the day, so that what was seen in one sitting is equal and chance mixes it anew. */
const lastSeen = (record: QuestionRecord | undefined): string => record?.at.slice(0, 10) ?? '';

function shuffled<T>(items: T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
