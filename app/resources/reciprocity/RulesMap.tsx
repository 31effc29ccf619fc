import { MapPatterns, Stripes } from '../../states/MapPatterns.tsx';
import { outlineAddress } from '../../states/StateOutline.tsx';
import { reciprocityKinds } from '../../facts/reciprocity-kinds.ts';
import { type Outcome, outcomeFor, type Rule } from './outcome.ts';

/** What an outcome is called in the legend, on the map and in the table. */
export const outcomeNames: Record<Outcome, string> = {
  home: 'You are licensed here',
  open: reciprocityKinds.full,
  listed: 'Names your state: an agreement',
  part: reciprocityKinds.partial,
  mutual: reciprocityKinds.mutual,
  unlisted: 'Your state is not on its list',
  closed: reciprocityKinds.none,
  unknown: 'Not known',
};

type MapProps = { rules: Rule[]; size: number[]; home: string | undefined };

/**
 * The same content as the table, as a picture: each state is a link to its row. Kinds differ by pattern as well as by
 * color.
 */
export function RulesMap({ rules, size, home }: MapProps) {
  const shown = new Set(rules.map((rule) => outcomeFor(rule, home)));
  return (
    <figure className="rules-map">
      <svg
        className="map"
        viewBox={`0 0 ${size.join(' ')}`}
        role="group"
        aria-label="Map of the United States by what each state asks of licensees of other states"
      >
        <MapPatterns />
        {/* Of an agreement: no class of any other map. */}
        <defs>
          <Stripes
            id="pattern-listed"
            every={220}
            wide={40}
            ground={{ className: 'l4' }}
            fill="var(--paper)"
            angle={-45}
          />
        </defs>
        {rules.map((rule) => {
          const outcome = outcomeFor(rule, home);
          return (
            <a key={rule.code} href={`#${rule.slug}`} aria-label={`${rule.name}: ${outcomeNames[outcome]}`}>
              <use className={`rule-${outcome}`} href={outlineAddress(rule.code)} />
            </a>
          );
        })}
      </svg>
      <figcaption>
        <ul className="rules-legend mt-3">
          {(Object.keys(outcomeNames) as Outcome[])
            .filter((outcome) => shown.has(outcome))
            .map((outcome) => (
              <li key={outcome}>
                <svg viewBox="0 0 560 352" aria-hidden="true">
                  <rect className={`rule-${outcome}`} width="560" height="352" />
                </svg>
                {outcomeNames[outcome]}
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}
