import type { StateCost } from './state-cost.server.ts';

/**
 * The fees drawn to scale: known amounts, what a range adds to them, and, hatched, each thing without an amount. The
 * table below holds the same in figures.
 */
export const CostBar = ({ cost: { bar, standing } }: { cost: StateCost }) =>
  bar && (
    <figure className="cost-bar mt-5">
      <svg viewBox="0 0 1000 46" preserveAspectRatio="none" aria-hidden="true">
        <pattern id="unpriced" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="14" className="hatch" />
        </pattern>
        {bar.parts.map(([kind, x, width]) => (
          <rect key={x} className={kind} x={x} y="1" width={width} height="44" />
        ))}
      </svg>
      <figcaption className="small muted mt-2">
        {bar.key.map(([kind, text]) => (
          <span key={kind}>
            <i className={kind} /> {text}
          </span>
        ))}
        {standing && <span className="block">{standing}.</span>}
      </figcaption>
    </figure>
  );
