/**
 * The middle value; of an even count, the lower of the two middles, which some run really gave. @throws Error for no
 * values
 */
export function median(values: number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('a median needs at least one value');
  return middle;
}
