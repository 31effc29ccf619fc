import { type ExamArea, examAreaSlugs } from '../../question-bank/exam-areas.ts';

/**
 * Scored questions of each area among the 80 of Pearson VUE's national outline for salespersons, in force since March
 * 2025 (listed at passtexasrealestate.com/blog/new-national-content-outline-texas-real-estate-exam). Other vendors
 * weigh differently.
 */
export const outline: Record<ExamArea, number> = {
  'property-characteristics': 11,
  'ownership-transfer-recording': 9,
  'value-and-appraisal': 11,
  'contracts-and-agency': 16,
  'real-estate-practice': 10,
  'disclosures-and-environment': 9,
  'financing-and-settlement': 7,
  'real-estate-math': 7,
};

/** The areas in the order of the outline. */
export const outlineAreas = Object.keys(outline) as ExamArea[];

/**
 * How many questions of each area an exam of `size` has, in the outline's shares. The parts add up to `size`: each area
 * gets the whole of its share, and what is left goes to the largest remainders, ties in the outline's order.
 */
export function outlineShares(size: number): Record<ExamArea, number> {
  const total = examAreaSlugs.reduce((sum, area) => sum + outline[area], 0);
  const shares = outlineAreas.map((area) => ({
    area,
    whole: Math.floor((size * outline[area]) / total),
    rest: (size * outline[area]) % total,
  }));
  const left = size - shares.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ area }) => area),
  );
  return Object.fromEntries(shares.map(({ area, whole }) => [area, whole + (rounded.has(area) ? 1 : 0)])) as Record<
    ExamArea,
    number
  >;
}
