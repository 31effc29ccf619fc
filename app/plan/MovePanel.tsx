import { useEffect, useRef } from 'react';
import type { MoveFile } from './state-plan.server.ts';

/**
 * The choice of where a license is from, and what it spares. Loaded with the lists themselves when somebody wants them
 * (PlanChecklist.tsx). `file`: undefined where it could not be had.
 */
export function MovePanel({ file, from }: { file: MoveFile | undefined; from: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const isChosen = from !== '';
  useEffect(() => {
    if (isChosen) panel.current!.closest('details')!.open = true;
  }, [isChosen]);
  const move = file?.moves.find((one) => one.from.includes(from));
  return (
    <div ref={panel}>
      {file ? (
        <Choice origins={file.origins} />
      ) : (
        <p role="alert">The lists could not be loaded. Check your connection and load this page again.</p>
      )}
      {move && <Skipped move={move} />}
    </div>
  );
}

/** @param address of the lists; never rejects */
export const loadMoves = async (address: string): Promise<MoveFile | undefined> => {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? ((await response.json()) as MoveFile) : undefined;
};

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

function Skipped({ move: { skipped, requested, said } }: { move: MoveFile['moves'][number] }) {
  return (
    <div className="note mt-4">
      {skipped.length > 0 && (
        <p>
          <strong>You skip:</strong> {skipped.join('; ')}.
        </p>
      )}
      {requested.length > 0 && (
        <p>
          <strong>You can ask to skip:</strong> {requested.join('; ')}.
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
