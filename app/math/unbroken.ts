/** Longer ones may break: they would not fit on a phone. */
const longest = 16;
const held = '\u00a0';

/** An equation that breaks neither at "=" nor inside short parentheses. Pure. */
export const unbroken = (equation: string): string =>
  equation
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, (group) => (group.length > longest ? group : group.replaceAll(' ', held)))
    .replaceAll(' = ', `${held}=${held}`);
