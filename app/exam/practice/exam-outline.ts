import type { ExamArea } from '../../question-bank/exam-areas.ts';

export type Shares = Record<ExamArea, number>;

/**
 * How the two exam companies weigh the areas of their national exam for salespersons.
 *
 * - Pearson VUE: scored questions of each area among 80, in force since March 2025 (listed at
 *   passtexasrealestate.com/blog/new-national-content-outline-texas-real-estate-exam).
 * - PSI: percent, its eleven areas put into our eight (decision 0042 has the sources, and how "types of ownership" was
 *   moved).
 */
export const outlines = {
  'pearson-vue': {
    name: 'Pearson VUE',
    shares: {
      'property-characteristics': 11,
      'ownership-transfer-recording': 9,
      'value-and-appraisal': 11,
      'contracts-and-agency': 16,
      'real-estate-practice': 10,
      'disclosures-and-environment': 9,
      'financing-and-settlement': 7,
      'real-estate-math': 7,
    },
  },
  psi: {
    name: 'PSI',
    shares: {
      'property-characteristics': 11,
      'ownership-transfer-recording': 10,
      'value-and-appraisal': 7,
      'contracts-and-agency': 30,
      'real-estate-practice': 16,
      'disclosures-and-environment': 6,
      'financing-and-settlement': 10,
      'real-estate-math': 10,
    },
  },
} as const satisfies Record<string, { name: string; shares: Shares }>;

export type OutlineId = keyof typeof outlines;
/** Of an exam that neither company gives, and of a visitor who has chosen no state. */
export const usualOutline: OutlineId = 'pearson-vue';

export const outline: Shares = outlines[usualOutline].shares;

/** The areas in the order of the outline. */
export const outlineAreas = Object.keys(outline) as ExamArea[];

/**
 * `size` divided by weights. The parts add up to `size`: each gets the whole of its share, and what is left goes to the
 * largest remainders, ties in the order given.
 */
export function sharesOf(size: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight, index) => ({
    index,
    whole: Math.floor((size * weight) / total),
    rest: (size * weight) % total,
  }));
  const left = size - parts.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => whole + (rounded.has(index) ? 1 : 0));
}

/** How many questions of each area an exam of `size` has, in a company's outline or in shares of its own. */
export function outlineShares(size: number, weights: OutlineId | Shares = usualOutline): Shares {
  const shares = typeof weights === 'string' ? outlines[weights].shares : weights;
  const parts = sharesOf(
    size,
    outlineAreas.map((area) => shares[area]),
  );
  return Object.fromEntries(outlineAreas.map((area, index) => [area, parts[index]!])) as Shares;
}
