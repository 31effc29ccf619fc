import type { BankEntry } from './bank-entry.ts';
import { chooseQuestions, freshFirst, picker, shuffled } from './choose-questions.ts';
import { type OutlineId, outlineAreas, outlineShares, type Shares, sharesOf } from './exam-outline.ts';
import type { QuestionRecord } from '../../study/exam-work.ts';
import { isMistake } from './question-record.ts';

export type ExamRequest =
  /**
   * `size`: national questions, `weights`: by area; `minutes`: where the state's own time counts. `isMixed`: law in
   * between, not after them; `shares`: of its parts, else by how many questions each has.
   */
  | {
      mode: 'exam';
      size: number;
      weights?: OutlineId | Shares;
      minutes?: number;
      law?: { state: string; size: number; isMixed: boolean; shares?: number[] };
    }
  | { mode: 'drill'; topic: string }
  | { mode: 'quick' | 'daily' }
  /** `slug`: the concept's, for the title. */
  | { mode: 'concept'; concept: number; slug: string }
  | { mode: 'mistakes' };

export const drillSize = 20;
export const quickSize = 10;
export const mistakesSize = 20;
/** A concept has three questions or more, some of them enemies: its neighbors fill the drill. */
export const conceptSize = 5;

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
  const national = bank.filter(({ area }) => area !== 'state-law');
  if (request.mode === 'exam') {
    const shares = outlineShares(request.size, request.weights);
    const ofNation = outlineAreas.flatMap((area) =>
      pickOldest(
        national.filter((entry) => entry.area === area),
        shares[area],
      ),
    );
    const ofLaw = drawLaw(bank, request.law, pickOldest);
    return request.law?.isMixed
      ? idsOf(shuffled([...ofNation, ...ofLaw], random))
      : idsOf([...shuffled(ofNation, random), ...shuffled(ofLaw, random)]);
  }
  const drawn = {
    drill: () =>
      choose(
        national.filter(({ topic }) => request.mode === 'drill' && topic === request.topic),
        drillSize,
      ),
    concept: () => {
      const own = national.filter(({ concept }) => request.mode === 'concept' && concept === request.concept);
      const near = national.filter((entry) => isNear(entry, own[0]));
      return pick([...choose(own, conceptSize), ...choose(near, 2 * conceptSize)], conceptSize);
    },
    mistakes: () =>
      pickOldest(
        bank.filter(({ id }) => isMistake(records[id])),
        mistakesSize,
      ),
    quick: () => choose(national, quickSize),
    daily: () => choose(national, quickSize),
  }[request.mode]();
  return idsOf(shuffled(drawn, random));
}

/** Of the same area, but another concept. */
const isNear = ({ area, concept }: BankEntry, to: BankEntry | undefined): boolean =>
  area === to?.area && concept !== to.concept;

const idsOf = (entries: BankEntry[]): string[] => entries.map(({ id }) => id);

/** Questions on a state's law, from each part of it by its share. */
function drawLaw(
  bank: BankEntry[],
  asked: { size: number; shares?: number[] } = { size: 0 },
  pick: (entries: BankEntry[], count: number) => BankEntry[],
): BankEntry[] {
  const law = bank.filter(({ area }) => area === 'state-law');
  const parts = [...Map.groupBy(law, ({ topic }) => topic).values()];
  const shares = sharesOf(
    Math.min(asked.size, law.length),
    parts.map(({ length }, index) => asked.shares?.[index] ?? length),
  );
  return parts.flatMap((part, index) => pick(part, shares[index]!));
}

/** The same questions, one of those that need not be waited for asked first. */
export function soonestFirst(ids: string[], isOnItsWay: (id: string) => boolean): string[] {
  const first = ids.findIndex(isOnItsWay);
  return first > 0 ? [ids[first]!, ...ids.slice(0, first), ...ids.slice(first + 1)] : ids;
}

/** By the day, so that what was seen in one sitting is equal and chance mixes it anew. */
const lastSeen = (record: QuestionRecord | undefined): string => record?.at.slice(0, 10) ?? '';
