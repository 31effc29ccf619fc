/** Choices without chance: the same seed gives the same choice in every build. Pure. */

/** A number from 0 up to 2^32 that any change of the text changes: FNV-1a, its bits mixed once more. */
export function numberOf(seed: string): number {
  let value = 0x811c9dc5;
  for (const letter of seed) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}

/** Numbers from 0 up to 1 that look like chance and are the same for one seed. */
export function seededRandom(seed: string): () => number {
  let drawn = 0;
  return () => numberOf(`${seed} ${drawn++}`) / 2 ** 32;
}

export const pick = <T>(items: readonly T[], seed: string): T => items[numberOf(seed) % items.length]!;

/** The items in an order drawn from the seed. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, key: numberOf(`${seed} ${index}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
