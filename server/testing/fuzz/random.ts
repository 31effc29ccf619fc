/** Chance that can be repeated: the same seed gives the same numbers. */

export type Random = {
  /** From 0 up to and without `below`. */
  whole(below: number): number;
  /** Whether something of this likelihood happens. */
  chance(likelihood: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
};

/** mulberry32: 32 bits of state, good enough to choose test inputs. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    chance: (likelihood) => next() < likelihood,
    pick: (items) => items[whole(items.length)] as (typeof items)[number],
  };
}
