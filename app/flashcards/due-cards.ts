/** Which cards are due, and which comes next. Pure: `now` in milliseconds. */
import { backwards, type Card, isBackwards } from './cards.ts';
import { areaOf, dueOf, type FlashcardWork, isLearning, type Memory, reviewedOf } from '../study/flashcard-work.ts';
import { endOfStudyDay, studyDay } from '../study/study-day.ts';

export type Tally = { due: number; learning: number; fresh: number };

/**
 * When nothing else is left, a card being learned is shown this much before its time, so that a session can be ended.
 */
const learnAhead = 20 * 60_000;

/** A card in review is due from the beginning of its day on, a card being learned to the minute. */
export const isDue = (memory: Memory, now: number): boolean =>
  dueOf(memory) < (isLearning(memory) ? now + 1 : endOfStudyDay(now));

/**
 * What an area holds today; `fresh` are its new cards that may be asked, whatever the day’s limit. `count`: the terms
 * of the area.
 */
export function tallyOf(area: string, count: number, { cards }: FlashcardWork, bothWays: boolean, now: number): Tally {
  const held = Object.entries(cards).filter(
    ([id, memory]) => areaOf(memory) === area && (bothWays || !isBackwards(id)),
  );
  const learning = held.filter(([, memory]) => isLearning(memory)).length;
  const due = held.filter(([, memory]) => !isLearning(memory) && isDue(memory, now)).length;
  const forth = held.filter(([id]) => !isBackwards(id));
  const back = bothWays ? forth.filter(([id, memory]) => !cards[backwards(id)] && isKnownSince(memory, now)).length : 0;
  return { due, learning, fresh: Math.max(0, count - forth.length) + back };
}

/** How many new cards the day still has room for. `extra`: asked for beyond the limit. */
export function newLeft({ days }: FlashcardWork, newPerDay: number, now: number, extra = 0): number {
  return Math.max(0, newPerDay + extra - (days[studyDay(now)]?.[1] ?? 0));
}

/**
 * The cards of a session in the order they are asked: being learned and due, due for review, new (as many as the day
 * has room for), being learned and nearly due.
 */
export function queueOf(deck: Card[], work: FlashcardWork, roomForNew: number, now: number): Card[] {
  const held = deck.flatMap((card) => (work.cards[card.id] ? [{ card, memory: work.cards[card.id]! }] : []));
  const soonest = held.toSorted((a, b) => dueOf(a.memory) - dueOf(b.memory));
  const learning = soonest.filter(({ memory }) => isLearning(memory) && isDue(memory, now));
  const review = soonest.filter(({ memory }) => !isLearning(memory) && isDue(memory, now));
  const soon = soonest.filter(
    ({ memory }) => isLearning(memory) && !isDue(memory, now) && dueOf(memory) <= now + learnAhead,
  );
  const fresh = deck.filter((card) => isReady(card, work, now)).slice(0, roomForNew);
  return [...[...learning, ...review].map(({ card }) => card), ...fresh, ...soon.map(({ card }) => card)];
}

/**
 * A new card; the way back is asked only once the way there is known since another day, or its answer would have been
 * read a minute ago.
 */
function isReady({ id, slug, asks }: Card, { cards }: FlashcardWork, now: number): boolean {
  if (cards[id]) return false;
  const forth = cards[slug];
  return asks === 'meaning' || (forth !== undefined && isKnownSince(forth, now));
}

const isKnownSince = (memory: Memory, now: number): boolean =>
  !isLearning(memory) && studyDay(reviewedOf(memory)) < studyDay(now);

/**
 * When the next card of the deck comes back and how many do until the end of that day, or null when none was ever
 * answered.
 */
export function nextReturn(deck: Card[], { cards }: FlashcardWork): { at: number; count: number } | null {
  const dues = deck.flatMap(({ id }) => (cards[id] ? [dueOf(cards[id])] : []));
  if (dues.length === 0) return null;
  const at = Math.min(...dues);
  return { at, count: dues.filter((due) => due < endOfStudyDay(at)).length };
}
