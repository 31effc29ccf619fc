import type { Calculator } from './calculator.ts';

/** The calculator of one formula, by its slug: a page loads that one and no other. Runs in the browser, the build and the checks alike. */
export async function loadCalculator(slug: string): Promise<Calculator> {
  const { calculator } = (await import(`./calculators/${slug}.ts`)) as { calculator: Calculator };
  return calculator;
}
