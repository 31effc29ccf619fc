/** The four options of a question. Pure. */
import { numberOf, shuffled } from '../seeded.ts';

export type Options = { options: string[]; answer: number };

/** Where the right option may stand, the least used place first; equals in an order drawn from the seed. */
function placesInTurn(used: number[], seed: string): number[] {
  return shuffled([0, 1, 2, 3], seed).toSorted((a, b) => (used[a] ?? 0) - (used[b] ?? 0));
}

/**
 * Options in words: the right one and three wrong ones, in an order drawn from the seed. Where any wrong one is longer
 * than the right one, one such is among the three: the longest must not give itself away.
 * @param used how often each place held the right option so far
 */
export function wordOptions(right: string, wrong: readonly string[], used: number[], seed: string): Options {
  const mixed = shuffled(wrong, seed);
  const long = mixed.find((option) => option.length > right.length);
  const chosen = (long ? [long, ...mixed.filter((option) => option !== long)] : mixed).slice(0, 3);
  const [answer] = placesInTurn(used, seed) as [number];
  const options = shuffled(chosen, `${seed} order`);
  options.splice(answer, 0, right);
  return { options, answer };
}

/** No wrong number is nearer to the right one than this share of it, nor farther off than the second. */
const [nearest, farthest] = [0.06, 1.2];
/** The wrong ones come from this many of the nearest on each side. */
const choice = 5;

/**
 * Four numbers in ascending order, or null where fewer than three wrong ones are plausible.
 * @param plausible values a reader could believe, e.g. those of other states
 * @param excluded values that could be called right
 */
export function numberOptions(
  right: number,
  plausible: readonly number[],
  excluded: ReadonlySet<number>,
  used: number[],
  seed: string,
): { values: number[]; answer: number } | null {
  const usable = [...new Set(plausible)].filter(
    (value) => value > 0 && !excluded.has(value) && isPlausible(value, right),
  );
  const lower = near(
    usable.filter((value) => value < right),
    right,
  );
  const higher = near(
    usable.filter((value) => value > right),
    right,
  );
  const answer = placesInTurn(used, seed).find((place) => place <= lower.length && 3 - place <= higher.length);
  if (answer === undefined) return null;
  const wrong = [
    ...shuffled(lower, `${seed} lower`).slice(0, answer),
    ...shuffled(higher, `${seed} higher`).slice(0, 3 - answer),
  ];
  return { values: [...wrong, right].toSorted((a, b) => a - b), answer };
}

const isPlausible = (value: number, right: number): boolean => {
  const distance = Math.abs(value - right);
  return distance >= right * nearest && (distance <= right * farthest || distance <= 4);
};

const near = (values: number[], right: number): number[] =>
  values.toSorted((a, b) => Math.abs(a - right) - Math.abs(b - right)).slice(0, choice);

export const isOdd = (seed: string): boolean => numberOf(seed) % 2 === 1;
