/** Giving an answer and taking it back, as changes of the stored work. Pure. */
import type { Card } from './cards.ts';
import { type DayCount, type FlashcardWork, type Memory, reviewedOf } from '../study/flashcard-work.ts';
import type { Grade } from '../study/scheduler.ts';
import { studyDay } from '../study/study-day.ts';

export type { Grade };
export const grades: { grade: Grade; name: string }[] = [
  { grade: 1, name: 'Again' },
  { grade: 2, name: 'Hard' },
  { grade: 3, name: 'Good' },
  { grade: 4, name: 'Easy' },
];

type Schedule = (id: string, area: string, memory: Memory | undefined, grade: Grade, now: number) => Memory;

/** What is needed to take an answer back. */
export type Given = { id: string; grade: Grade; before: Memory | undefined; after: Memory };

/** The answer as it would be given to a card in this state. */
export function answerTo(card: Card, before: Memory | undefined, grade: Grade, now: number, schedule: Schedule): Given {
  return { id: card.id, grade, before, after: schedule(card.id, card.area, before, grade, now) };
}

/**
 * The work with an answer in it. `seen`: when the card was shown; where another tab has answered the card since,
 * that answer stays and this one is dropped.
 */
export function withAnswer(work: FlashcardWork, { id, before, after }: Given, seen: number): FlashcardWork {
  const stored = work.cards[id];
  if (stored && reviewedOf(stored) > seen) return work;
  return {
    ...work,
    cards: { ...work.cards, [id]: after },
    days: counted(work.days, studyDay(reviewedOf(after)), before ? [1, 0] : [1, 1]),
  };
}

/** The work as it was before an answer, unless the card has been answered again since. */
export function withoutAnswer(work: FlashcardWork, { id, before, after }: Given): FlashcardWork {
  const stored = work.cards[id];
  if (!stored || reviewedOf(stored) !== reviewedOf(after)) return work;
  const { [id]: _taken, ...others } = work.cards;
  const cards = before ? { ...others, [id]: before } : others;
  return { ...work, cards, days: counted(work.days, studyDay(reviewedOf(after)), before ? [-1, 0] : [-1, -1]) };
}

function counted(days: FlashcardWork['days'], day: string, [answers, firsts]: DayCount): FlashcardWork['days'] {
  const [had, hadFirsts] = days[day] ?? [0, 0];
  return { ...days, [day]: [Math.max(0, had + answers), Math.max(0, hadFirsts + firsts)] };
}
