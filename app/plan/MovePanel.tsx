import type { MoveFile } from './state-plan.server.ts';

/** The choice of where a license is from, and what it spares. Loaded with the lists themselves (use-moves.ts). */
export function MovePanel({ file: { origins, moves }, from }: { file: MoveFile; from: string }) {
  const move = moves.find((one) => one.from.includes(from));
  return (
    <>
      <Choice origins={origins} />
      {move && <Skipped move={move} />}
    </>
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
