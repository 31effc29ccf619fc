import { useEffect, useRef, useState } from 'react';
import { newLeft, nextReturn, queueOf } from './due-cards.ts';
import { type FlashcardWork, isLearning } from '../study/flashcard-work.ts';
import { intervalWords } from './interval-words.ts';
import type { Deck } from './load-deck.ts';
import type { Session } from './use-session.ts';

type SessionEndProps = { session: Session; deck: Deck; work: FlashcardWork; onEnd: () => void };

/** What was done, and when cards come back. */
export function SessionEnd({ session: { given, more }, deck, work, onEnd }: SessionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const [now] = useState(() => Date.now());
  const known = given.filter(({ grade }) => grade > 1).length;
  const hasMore = queueOf(deck.cards, work, newLeft(work, 0, now) + 1, now).some(({ id }) => !work.cards[id]);
  return (
    <div className="study-card">
      <h3 ref={heading} tabIndex={-1}>
        {given.length > 0 ? 'Done for now' : 'Nothing is due now'}
      </h3>
      {given.length > 0 && (
        <p className="mt-3">
          You gave {given.length} {given.length === 1 ? 'answer' : 'answers'} and knew {known} of them;{' '}
          {finished(given, work)}.
        </p>
      )}
      <p className="mt-3">{returnWords(deck, work, now)}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onEnd}>
          Back to the areas
        </button>
        {hasMore && (
          <button type="button" className="button button-quiet" onClick={more}>
            Ten more new cards
          </button>
        )}
      </p>
    </div>
  );
}

function finished(given: Session['given'], { cards }: FlashcardWork): string {
  const count = new Set(given.map(({ id }) => id).filter((id) => cards[id] && !isLearning(cards[id]))).size;
  return `${count} ${count === 1 ? 'card is' : 'cards are'} learned until the next review`;
}

function returnWords(deck: Deck, work: FlashcardWork, now: number): string {
  const next = nextReturn(deck.cards, work);
  if (!next) return 'You have not answered any card of these areas yet.';
  if (next.at <= now) return 'More cards are due already.';
  return (
    `The next ${next.count === 1 ? 'card comes' : `${next.count} cards come`} back in ` +
    `${intervalWords(next.at - now)}.`
  );
}
