import type { Calculator } from './calculator.ts';
import type { FormulaGroup } from './formula-groups.ts';

/**
 * The calculator of one formula. A page loads those of its group and no other: a module for each of the 55 would cost
 * more in addresses than it saves (docs/decisions/0017). Runs in the browser, the build and the checks alike.
 * @throws Error for a formula without a calculator, and whatever `import` throws where it fails
 */
export async function loadCalculator(group: FormulaGroup, slug: string): Promise<Calculator> {
  const { calculators } = (await import(`./calculators/${group}.ts`)) as { calculators: Record<string, Calculator> };
  const calculator = calculators[slug];
  if (!calculator) throw new Error(`app/math/calculators/${group}.ts has no calculator for ${slug}`);
  return calculator;
}
