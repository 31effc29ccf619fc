import { useEffect, useEffectEvent, useState } from 'react';
import { answerTo, type Given, type Grade, grades, withAnswer, withoutAnswer } from './answers.ts';
import type { Card } from './cards.ts';
import { newLeft, queueOf } from './due-cards.ts';
import { dueOf, type FlashcardWork } from '../study/flashcard-work.ts';
import { intervalWords } from './interval-words.ts';
import type { Deck } from './load-deck.ts';

type Shown = { card: Card; at: number; open: boolean };

export type Session = {
  shown: Shown | null;
  /** How many cards wait, the shown one among them. */
  left: number;
  given: Given[];
  /** What each grade would do to the shown card, in words. */
  promises: Record<Grade, string>;
  /** What a screen reader is told of the last step. */
  news: string;
  open: () => void;
  answer: (grade: Grade) => void;
  undo: () => void;
  /** Ten new cards more than the day’s limit. */
  more: () => void;
};

/** One session at the cards: which is shown, what was answered. All that lasts is in the stored work. */
export function useSession(
  deck: Deck,
  work: FlashcardWork,
  newPerDay: number,
  change: (edit: (work: FlashcardWork) => FlashcardWork) => void,
): Session {
  const [extra, setExtra] = useState(0);
  const [given, setGiven] = useState<Given[]>([]);
  const [news, setNews] = useState('');
  const next = (held: FlashcardWork, now: number, more = extra, { cards } = deck): Shown | null => {
    const [card] = queueOf(cards, held, newLeft(held, newPerDay, now, more), now);
    return card ? { card, at: now, open: false } : null;
  };
  const [shown, setShown] = useState(() => next(work, Date.now()));
  const goOn = useEffectEvent((come: Deck) => setShown((now) => now ?? next(work, Date.now(), extra, come)));
  // Whoever was through with the first cards goes on when the others have come.
  useEffect(() => goOn(deck), [deck]);
  // Counted at the time of the shown card, so that rendering asks no clock.
  const left = shown ? leftOf(deck, work, newLeft(work, newPerDay, shown.at, extra), shown.at) : 0;

  return {
    shown,
    left,
    given,
    news,
    promises: promisesOf(shown, work, deck),
    open: () => {
      if (!shown || shown.open) return;
      setShown({ ...shown, open: true });
      setNews('');
    },
    answer: (grade) => {
      if (!shown?.open) return;
      const now = Date.now();
      const answer = answerTo(shown.card, work.cards[shown.card.id], grade, now, deck.schedule);
      const edit = (held: FlashcardWork): FlashcardWork => withAnswer(held, answer, shown.at);
      change(edit);
      setGiven([...given, answer]);
      setShown(next(edit(work), now));
      setNews(`${grades[grade - 1]!.name}: back in ${intervalWords(dueOf(answer.after) - now)}.`);
    },
    undo: () => {
      const last = given.at(-1);
      const card = last && deck.cards.find(({ id }) => id === last.id);
      if (!card) return;
      change((held) => withoutAnswer(held, last));
      setGiven(given.slice(0, -1));
      setShown({ card, at: Date.now(), open: true });
      setNews(`Your answer to “${card.term}” is taken back.`);
    },
    more: () => {
      setExtra(extra + 10);
      setShown(next(work, Date.now(), extra + 10));
      setNews('');
    },
  };
}

/** Of the day's new cards, those on their way are taken to be among them. */
const leftOf = ({ cards, toCome }: Deck, work: FlashcardWork, roomForNew: number, now: number): number =>
  toCome > 0 ? Math.min(roomForNew, cards.length + toCome) : queueOf(cards, work, roomForNew, now).length;

function promisesOf(shown: Shown | null, work: FlashcardWork, deck: Deck): Record<Grade, string> {
  const words = (grade: Grade): string =>
    shown?.open
      ? intervalWords(
          dueOf(answerTo(shown.card, work.cards[shown.card.id], grade, shown.at, deck.schedule).after) - shown.at,
        )
      : '';
  return { 1: words(1), 2: words(2), 3: words(3), 4: words(4) };
}
