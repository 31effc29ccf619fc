import { useEffect, useRef } from 'react';
import { transferTo } from '../paths.ts';
import type { MoveFile, StatePlanView } from './state-plan.server.ts';
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
  moves: { file, isLost },
  from,
  onOpen,
}: LicensedElsewhereProps) {
  const move = file?.moves.find((one) => one.from.includes(from));
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
      {file && <Choice origins={file.origins} />}
      {isLost && <p role="alert">Your list could not be loaded. Check your connection and load this page again.</p>}
      {move && <Skipped move={move} />}
      <p className="small mt-2">
        <a href={`${transferTo(slug)}${from && `#${from}`}`}>The rule for moving a license to {place}</a>
      </p>
    </details>
  );
}

function Choice({ origins }: Pick<MoveFile, 'origins'>) {
  return (
    <div className="field mt-2 max-w-sm">
      <label htmlFor="license-from">Where is your license from?</label>
      <select className="input" id="license-from" name="license.from">
        <option value="">Nowhere, this is my first</option>
        {origins.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Skipped({ move: { skipped, said } }: { move: MoveFile['moves'][number] }) {
  return (
    <div className="note mt-4">
      {skipped.length > 0 && (
        <p>
          <strong>You skip:</strong> {skipped.join('; ')}.
        </p>
      )}
      {said.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </div>
  );
}
