/** Which questions help a learner most: those that are due, the weakest concepts, what was never seen. Pure. */
import type { QuestionRecord } from '../../study/exam-work.ts';
import { conceptStrengths, isWeak } from './concept-strength.ts';
import type { BankEntry } from './bank-entry.ts';
import { dueAt, isMistake } from './question-record.ts';

type Records = Record<string, QuestionRecord>;

/** Of a round, at most this share comes back because it is due, and this because its concept is weak. */
const mostDue = 0.4;
const mostWeak = 0.3;
/** In a round of mixed questions no concept is asked more often, as long as the bank has others. */
const mostOfConcept = 2;

/**
 * A round chosen for a learner: first what is due (mistakes before the rest), then unseen questions on the weakest
 * concepts, then what was never seen; where that is not enough, what comes back soonest. No two enemies.
 * @param now in milliseconds since 1970
 * @returns `count` questions, or all that the bank has without enemies, in the order they were chosen
 */
export function chooseQuestions(
  bank: BankEntry[],
  records: Records,
  count: number,
  now: number,
  random: () => number,
): BankEntry[] {
  const mixed = shuffled(bank, random);
  const soonest = mixed.filter(({ id }) => records[id]).toSorted((a, b) => backAt(a, records) - backAt(b, records));
  const due = soonest
    .filter((entry) => backAt(entry, records) <= now)
    .toSorted((a, b) => Number(isMistake(records[b.id])) - Number(isMistake(records[a.id])));
  const fresh = freshFirst(mixed, records).filter(({ id }) => !records[id]);
  const pick = picker(mostOfConcept);
  return [
    ...pick(due, Math.ceil(count * mostDue)),
    ...pick(weakestFirst(fresh, bank, records), Math.floor(count * mostWeak)),
    ...pick(fresh, count),
    ...pick([...due, ...soonest], count),
    // A bank that is nearly used up: rather a concept thrice than a round cut short.
    ...picker(Infinity, pick.taken)([...fresh, ...soonest], count),
  ].slice(0, count);
}

const backAt = ({ id }: BankEntry, records: Records): number => dueAt(records[id]!);

/** The questions on concepts that are weak, those of the weakest first. */
function weakestFirst(fresh: BankEntry[], bank: BankEntry[], records: Records): BankEntry[] {
  const strengths = conceptStrengths(bank, records);
  const strengthOf = ({ concept }: BankEntry): number => strengths.get(concept) ?? 1;
  return fresh.filter((entry) => isWeak(strengthOf(entry))).toSorted((a, b) => strengthOf(a) - strengthOf(b));
}

/** Of questions never seen those with an enemy never seen go first, or the last ones left would all be enemies. */
export function freshFirst(entries: BankEntry[], records: Records): BankEntry[] {
  const isFresh = (id: string): boolean => records[id] === undefined;
  const order = ({ id, enemies = [] }: BankEntry): number => (isFresh(id) && enemies.some(isFresh) ? 0 : 1);
  return entries.toSorted((a, b) => order(a) - order(b));
}

type Pick = ((entries: BankEntry[], count: number) => BankEntry[]) & { taken: Map<string, BankEntry> };

/** Picks from lists one after the other: nothing twice, no enemy of what was picked, no concept too often. */
export function picker(mostOf: number, taken = new Map<string, BankEntry>()): Pick {
  const isOpen = ({ id, concept, enemies = [] }: BankEntry): boolean =>
    !taken.has(id) &&
    !enemies.some((enemy) => taken.has(enemy)) &&
    [...taken.values()].filter((entry) => entry.concept === concept).length < mostOf;
  const pick = (entries: BankEntry[], count: number): BankEntry[] => {
    const picked: BankEntry[] = [];
    for (const entry of entries) {
      if (picked.length === count) break;
      if (!isOpen(entry)) continue;
      picked.push(entry);
      taken.set(entry.id, entry);
    }
    return picked;
  };
  return Object.assign(pick, { taken });
}

export function shuffled<T>(items: T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
