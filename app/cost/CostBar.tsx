import type { StateCost } from './state-cost.server.ts';

/** Of the bar's 1,000 units: enough to be seen, for what has no amount. */
const unpriced = 90;

/**
 * The fees drawn to scale: known amounts, what a range adds to them, and, hatched, each thing without an amount. The
 * table below holds the same in figures.
 */
export function CostBar({ cost: { costs, standing } }: { cost: StateCost }) {
  const parts = barParts(costs.rows);
  if (!parts.some(({ kind }) => kind === 'known')) return null;
  return (
    <figure className="cost-bar mt-5">
      <svg viewBox="0 0 1000 46" preserveAspectRatio="none" aria-hidden="true">
        <pattern id="unpriced" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="14" className="hatch" />
        </pattern>
        {parts.map(({ id, kind, x, width }) => (
          <rect key={id} className={kind} x={x} y="1" width={Math.max(2, width - 3)} height="44" />
        ))}
      </svg>
      <figcaption className="small muted mt-2">
        <span>
          <i className="known" /> Known: {costs.known}
        </span>
        {parts.some(({ kind }) => kind === 'range') && (
          <span>
            <i className="range" /> Depends on where and when
          </span>
        )}
        {parts.some(({ kind }) => kind === 'unpriced') && (
          <span>
            <i className="unpriced" /> Still to price: {costs.unknown}
          </span>
        )}
        {standing && <span className="block">{standing}.</span>}
      </figcaption>
    </figure>
  );
}

type BarPart = { id: string; kind: 'known' | 'range' | 'unpriced'; x: number; width: number };

/** Known amounts share the bar to scale; what has no amount takes a strip of its own at the end. */
export function barParts(rows: Pick<StateCost['costs']['rows'][number], 'id' | 'amount' | 'range'>[]): BarPart[] {
  const sized = rows.map(({ id, amount, range }) => ({
    id,
    low: amount ?? range?.[0] ?? 0,
    more: amount === null && range ? range[1] - range[0] : 0,
    isUnpriced: amount === null && !range,
  }));
  const room = 1000 - unpriced * sized.filter(({ isUnpriced }) => isUnpriced).length;
  const scale = room / sized.reduce((sum, { low, more }) => sum + low + more, 0);
  const widths = [
    ...sized.map(({ id, low }) => ({ id, kind: 'known' as const, width: low * scale })),
    ...sized.map(({ id, more }) => ({ id: `${id}-range`, kind: 'range' as const, width: more * scale })),
    ...sized.map(({ id, isUnpriced }) => ({
      id: `${id}-none`,
      kind: 'unpriced' as const,
      width: isUnpriced ? unpriced : 0,
    })),
  ].filter(({ width }) => width > 0);
  let x = 0;
  return widths.map((part) => {
    const placed = { ...part, x: Math.round(x), width: Math.round(part.width) };
    x += part.width;
    return placed;
  });
}
