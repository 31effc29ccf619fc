import { useEffect, useRef } from 'react';
import { transferTo } from '../paths.ts';
import type { StatePlanView } from './state-plan.server.ts';
import type { UsedMoves } from './use-moves.ts';

type LicensedElsewhereProps = {
  plan: StatePlanView;
  moves: UsedMoves;
  /** The slug of the state that was chosen, or ''. */
  from: string;
  onOpen: () => void;
};

/** Whoever holds a license already has another list: the choice of it, and what they need not do. */
export function LicensedElsewhere({
  plan: { slug, place },
  moves: { loaded, isLost },
  from,
  onOpen,
}: LicensedElsewhereProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isChosen = from !== '';
  useEffect(() => {
    if (isChosen) fold.current!.open = true;
    // Opened before the script came: nobody heard of it.
    if (fold.current!.open) onOpen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- to open twice is to open once
  }, [isChosen]);
  return (
    <details
      ref={fold}
      className="aside-fold mt-6 no-print"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>Already licensed in another state?</summary>
      {loaded && <loaded.MovePanel file={loaded.file} from={from} />}
      {isLost && <p role="alert">Your list could not be loaded. Check your connection.</p>}
      <p className="small mt-2">
        <a href={`${transferTo(slug)}${from && `#${from}`}`}>The rule for moving a license to {place}</a>
      </p>
    </details>
  );
}
