/** The exam's formulas, worked out by the site's own calculators (app/math). */
import { answer } from '../../app/math/answer.ts';
import type { FormulaGroup } from '../../app/math/formula-groups.ts';
import { loadCalculator } from '../../app/math/load-calculator.ts';
import type { Atlas } from './atlas.ts';
import { AskedWrongly, formulaNamed } from './find.ts';

export const listCalculators = ({ formulas }: Atlas) => ({
  calculators: formulas.map(({ slug, name, statement, words, inputs, results }) => ({
    calculator: slug,
    name,
    statement,
    words,
    inputs,
    results,
  })),
});

/** @throws AskedWrongly where a field is missing, unknown or wrong: the message names it and gives an example */
export async function calculate(atlas: Atlas, asked: string, inputs: Record<string, string | number>) {
  const formula = formulaNamed(atlas, asked);
  const unknown = Object.keys(inputs).filter((key) => !Object.hasOwn(formula.inputs, key));
  if (unknown.length > 0) throw new AskedWrongly(`${formula.slug} takes no "${unknown[0]}". ${whatItTakes(formula)}`);
  const texts = Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, String(value)]));
  // The group comes from the build, never from who asks.
  const calculator = await loadCalculator(formula.group as FormulaGroup, formula.slug);
  const found = answer(calculator, texts, formula.inputs);
  if ('problems' in found) {
    const said = Object.entries(found.problems).map(([key, problem]) => `${key}: ${problem}`);
    throw new AskedWrongly(`${said.join(' ')} ${whatItTakes(formula)}`);
  }
  const { results, steps } = found.working;
  return {
    calculator: formula.slug,
    name: formula.name,
    statement: formula.statement,
    results: Object.entries(results).map(([key, value]) => ({ key, name: formula.results[key] ?? key, value })),
    working: steps.map(({ key, label, sum, text, isExact }) => ({
      line: label ?? formula.results[key ?? ''] ?? key,
      sum: `${sum} ${isExact ? '=' : '≈'} ${text}`,
    })),
  };
}

function whatItTakes({ inputs }: Atlas['formulas'][number]): string {
  const fields = Object.entries(inputs).map(([key, { name, unit, example }]) => {
    return `${key} (${name}${unit ? `, ${unit}` : ''}; for example "${example}")`;
  });
  return `It takes: ${fields.join(', ')}.`;
}
