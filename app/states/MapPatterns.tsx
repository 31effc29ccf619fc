import type { SVGProps } from 'react';

/** Fills that maps tell classes apart by, where color alone would not do; in the map's own units: 19,500 wide. */
export function MapPatterns() {
  return (
    <defs>
      <pattern id="pattern-dots" width="150" height="150" patternUnits="userSpaceOnUse">
        <rect width="150" height="150" className="l1" stroke="none" />
        <circle cx="75" cy="75" r="30" fill="var(--muted)" stroke="none" />
      </pattern>
      <Stripes id="pattern-stripes" every={130} wide={55} ground={{ className: 'l1' }} fill="var(--map-3)" />
      <Stripes id="pattern-hatched" every={260} wide={35} ground={{ fill: 'var(--paper)' }} fill="var(--edge)" />
    </defs>
  );
}

type StripesProps = {
  id: string;
  /** From one stripe to the next, and how wide each is. */
  every: number;
  wide: number;
  /** What shows between them. */
  ground: SVGProps<SVGRectElement>;
  fill: string;
  /** In degrees. */
  angle?: number;
};

export function Stripes({ id, every, wide, ground, fill, angle = 45 }: StripesProps) {
  return (
    <pattern id={id} width={every} height={every} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <rect width={every} height={every} {...ground} stroke="none" />
      <rect width={wide} height={every} fill={fill} stroke="none" />
    </pattern>
  );
}
