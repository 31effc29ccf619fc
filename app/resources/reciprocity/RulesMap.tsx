import { outlineAddress } from '../../states/StateOutline.tsx';
import { type Outcome, outcomeFor, type Rule } from './outcome.ts';

/** What an outcome is called in the legend, on the map and in the table. */
export const outcomeNames: Record<Outcome, string> = {
  home: 'You are licensed here',
  open: 'Open to licensees of any state, with a state exam at most',
  listed: 'Names your state: an agreement',
  part: 'Part of the requirements can be waived',
  mutual: 'Open to licensees of listed states',
  unlisted: 'Your state is not on its list',
  closed: 'No reciprocity',
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
        <Patterns />
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
                  <rect className={`rule-${outcome}`} width="560" height="352" strokeWidth="24" />
                </svg>
                {outcomeNames[outcome]}
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** In the map's own units: 19,500 wide. */
function Patterns() {
  return (
    <defs>
      <pattern id="pattern-part" width="150" height="150" patternUnits="userSpaceOnUse">
        <rect width="150" height="150" className="l1" stroke="none" />
        <circle cx="75" cy="75" r="30" fill="var(--muted)" stroke="none" />
      </pattern>
      <pattern id="pattern-mutual" width="130" height="130" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="130" height="130" className="l1" stroke="none" />
        <rect width="55" height="130" fill="var(--map-3)" stroke="none" />
      </pattern>
      <pattern
        id="pattern-unlisted"
        width="260"
        height="260"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="260" height="260" fill="var(--paper)" stroke="none" />
        <rect width="35" height="260" fill="var(--edge)" stroke="none" />
      </pattern>
      <pattern
        id="pattern-listed"
        width="220"
        height="220"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="220" height="220" className="l4" stroke="none" />
        <rect width="40" height="220" fill="var(--paper)" stroke="none" />
      </pattern>
    </defs>
  );
}
