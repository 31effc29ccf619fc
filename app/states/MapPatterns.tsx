/** Fills that maps tell classes apart by, where color alone would not do; in the map's own units: 19,500 wide. */
export function MapPatterns() {
  return (
    <defs>
      <pattern id="pattern-dots" width="150" height="150" patternUnits="userSpaceOnUse">
        <rect width="150" height="150" className="l1" stroke="none" />
        <circle cx="75" cy="75" r="30" fill="var(--muted)" stroke="none" />
      </pattern>
      <pattern
        id="pattern-stripes"
        width="130"
        height="130"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="130" height="130" className="l1" stroke="none" />
        <rect width="55" height="130" fill="var(--map-3)" stroke="none" />
      </pattern>
      <pattern
        id="pattern-hatched"
        width="260"
        height="260"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="260" height="260" fill="var(--paper)" stroke="none" />
        <rect width="35" height="260" fill="var(--edge)" stroke="none" />
      </pattern>
    </defs>
  );
}
