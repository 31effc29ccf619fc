import { useEffect, useRef } from 'react';
import type { FlashcardWork, Settings } from '../study/flashcard-work.ts';
import { useDonationHeld } from './hold-donation.ts';
import type { Deck } from './load-deck.ts';
import { SessionEnd } from './SessionEnd.tsx';
import { StudyCard } from './StudyCard.tsx';
import { useSession } from './use-session.ts';
import { useShortcuts } from './use-shortcuts.ts';

type StudySessionProps = {
  deck: Deck;
  work: FlashcardWork;
  settings: Settings;
  change: (edit: (work: FlashcardWork) => FlashcardWork) => void;
  onEnd: () => void;
};

/** Card after card until none is due. */
export function StudySession({ deck, work, settings, change, onEnd }: StudySessionProps) {
  const session = useSession(deck, work, settings.newPerDay, change);
  useShortcuts(settings.shortcuts, session);
  useDonationHeld();
  const top = useRef<HTMLDivElement>(null);
  // In braces: newer browsers return a promise, which React would take for a clean-up.
  useEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  const { shown, left, given, news } = session;
  return (
    <div ref={top} className="study">
      <div className="study-bar">
        <p className="small">
          <strong>{given.length}</strong> done, <strong>{left}</strong> left
        </p>
        <button type="button" className="button button-quiet" disabled={given.length === 0} onClick={session.undo}>
          Undo
        </button>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          End
        </button>
        <progress aria-label="This session" max={Math.max(1, given.length + left)} value={given.length} />
      </div>
      {shown ? (
        <StudyCard
          key={`${shown.card.id} ${shown.at}`}
          session={session}
          shown={shown}
          shortcuts={settings.shortcuts}
        />
      ) : (
        <SessionEnd session={session} deck={deck} work={work} onEnd={onEnd} />
      )}
      <p className="visually-hidden" role="status">
        {news && `${news} ${left} left.`}
      </p>
    </div>
  );
}
