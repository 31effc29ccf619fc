/**
 * Ornaments of the book covers: fine linework in the manner of an engraving, drawn around the point 0,0, about 120
 * units wide.
 */

const round = (value: number): number => Math.round(value * 10) / 10;

/** Straight lines from one radius to another, at even angles: "M x y L x y …". `reach` gives a ray's outer radius. */
function rays(count: number, inner: number, reach: (index: number) => number, from = 0, to = 360): string {
  const step = (to - from) / (to - from === 360 ? count : count - 1);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + index * step) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const outer = reach(index);
    return `M${round(x * inner)} ${round(y * inner)}L${round(x * outer)} ${round(y * outer)}`;
  }).join('');
}

/** A sun with long and short rays around a small face of circles: concentration. */
export function sun(): string {
  return (
    '<circle r="20"/><circle r="15.5" stroke-width=".8"/><circle r="4" fill="currentColor"/><path ' +
    `d="${rays(32, 26, (index) => (index % 4 === 0 ? 60 : index % 2 === 0 ? 48 : 38))}"/>`
  );
}

/** Peaks shaded with falling lines, under a star: pushing to the front. */
export function mountain(): string {
  const nearShade = Array.from(
    { length: 7 },
    (_, index) => `M${4 + index * 7} ${round(-20 + index * 9.4)}L${1 + index * 3.5} 44`,
  ).join('');
  const farShade = Array.from(
    { length: 4 },
    (_, index) => `M${-34 + index * 6} ${8 + index * 7}L${-36 + index * 3.5} 44`,
  ).join('');
  return (
    `<path d="M-70 44 -38 2-22 22 0-26 58 44Z"/><path stroke-width=".9" d="${nearShade}${farShade}"/><path d="M-78 ` +
    '50H66M-52 56H40"/><path fill="currentColor" d="M0-60 3-51 12-48 3-45 0-36-3-45-12-48-3-51Z"/>'
  );
}

/** A reading lamp with its flame and a half crown of light: a quiet mind. */
export function lamp(): string {
  return (
    '<g transform="translate(-12 0)"><path d="M-44 22C-30 40 18 42 28 24L52 8C44 6 34 8 26 12L-26 12C-40 12-46 ' +
    '16-44 22Z"/><path d="M-38 20C-58 6-66 34-34 32M-16 37-24 52H14L6 37M-30 56H20M-12 12C-10 4-4 4-2 12"/><path ' +
    'fill="currentColor" d="M54 2C46-8 54-14 53-24 62-16 66-4 54 2Z"/><path stroke-width=".9" ' +
    `transform="translate(55 -10)" d="${rays(11, 22, (index) => (index % 2 === 0 ? 38 : 31), 180, 360)}"/></g>`
  );
}

/** The atlas's compass rose, for an author without an ornament of their own. */
export function compassRose(): string {
  return (
    '<circle r="44"/><circle r="38" stroke-width=".8"/><path fill="currentColor" d="M0-58 8-8 58 0 8 8 0 58-8 8-58 ' +
    `0-8-8Z"/><path d="${rays(8, 20, () => 36, 22.5, 337.5)}"/>`
  );
}
