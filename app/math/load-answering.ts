import type { Answer } from './answer.ts';
import type { FieldWords } from './fields.ts';
import type { FormulaGroup } from './formula-groups.ts';

/** What answers the texts of a formula's fields, fetched in the browser when a visitor first uses the page. */
export async function loadAnswering(
  group: FormulaGroup,
  slug: string,
  fields: (FieldWords & { key: string })[],
): Promise<(texts: Record<string, string>) => Answer> {
  const [{ answer }, { loadCalculator }] = await Promise.all([import('./answer.ts'), import('./load-calculator.ts')]);
  const calculator = await loadCalculator(group, slug);
  const words = Object.fromEntries(fields.map((field) => [field.key, field]));
  return (texts) => answer(calculator, texts, words);
}
