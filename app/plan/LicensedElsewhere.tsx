import { transferTo } from '../paths.ts';
import type { StatePlanView } from './state-plan.server.ts';

type LicensedElsewhereProps = {
  plan: StatePlanView;
  /** The rule for the state that was chosen, and its slug. */
  move: StatePlanView['moves'][number] | undefined;
  from: string;
};

/** Whoever holds a license already has another list: the choice of it, and what they need not do. */
export function LicensedElsewhere({ plan: { slug, place, origins }, move, from }: LicensedElsewhereProps) {
  if (origins.length === 0) return null;
  return (
    <>
      <div className="field needs-script no-print mt-8 max-w-sm">
        <label htmlFor="license-from">Already licensed in another state?</label>
        <select className="input" id="license-from" name="license.from">
          <option value="">No, this is my first license</option>
          {origins.map((origin) => (
            <option key={origin.slug} value={origin.slug}>
              Yes, in {origin.name}
            </option>
          ))}
        </select>
      </div>
      <noscript>
        <p className="mt-6">
          Already licensed in another state? <a href={transferTo(slug)}>See what you skip</a>.
        </p>
      </noscript>
      {move && (
        <div className="note mt-5">
          {move.skipped.length > 0 && (
            <p>
              <strong>You skip:</strong> {move.skipped.join('; ')}.
            </p>
          )}
          {move.said.map((sentence) => (
            <p key={sentence} className="mt-1">
              {sentence}
            </p>
          ))}
          <p className="small mt-2">
            <a href={`${transferTo(slug)}#${from}`}>The rule for moving a license to {place}</a>
          </p>
        </div>
      )}
    </>
  );
}
