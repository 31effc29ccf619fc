import { comparedBars } from './compared-bars.ts';
import type { FactGroup, StateComparison } from './comparison.ts';

/** The leading figures drawn to scale; the table below holds them with their sources. */
export function ComparisonBars({ groups, states }: { groups: FactGroup[]; states: StateComparison[] }) {
  return (
    <div className="bar-charts mt-6">
      {comparedBars(groups, states).map(({ id, label, bars }) => (
        <figure key={id}>
          <figcaption>{label}</figcaption>
          <dl>
            {bars.map(({ name, text, width }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {text}
                  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    {width === null ? <path d="M0 3h100" /> : <rect width={Math.max(1, width)} height="6" />}
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      ))}
    </div>
  );
}
