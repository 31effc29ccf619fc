import { answer, exampleTexts } from '../../app/math/answer.ts';
import type { Calculator } from '../../app/math/calculator.ts';
import type { Formula } from '../../app/math/formulas.server.ts';
import type { ContentProblem } from './content-problem.ts';

type CheckedFormula = Pick<Formula, 'file' | 'slug' | 'inputs' | 'results'>;

/**
 * The calculator of each formula asks for the inputs its words name, and its worked example gives the results that were
 * worked out by hand.
 */
export function formulasAddUp(formulas: CheckedFormula[], calculators: Map<string, Calculator>): ContentProblem[] {
  return formulas.flatMap((formula) => {
    const calculator = calculators.get(formula.slug);
    const problems = calculator ? problemsOf(formula, calculator) : ['has no calculator'];
    return problems.map((problem) => ({ file: formula.file, field: formula.slug, problem }));
  });
}

function problemsOf({ inputs, results }: CheckedFormula, calculator: Calculator): string[] {
  const asked = Object.keys(calculator.rules).join(', ');
  if (Object.keys(inputs).join(', ') !== asked)
    return [`names the inputs ${Object.keys(inputs).join(', ')}; its calculator asks for ${asked}`];
  const given = answer(calculator, exampleTexts(inputs), inputs);
  if ('problems' in given) return Object.values(given.problems);
  const found = given.working.results;
  return [
    ...Object.entries(results)
      .filter(([key, { expect }]) => found[key] !== expect)
      .map(([key, { expect }]) => `${key} is ${found[key] ?? 'not worked out'}, not ${expect}`),
    ...Object.keys(found)
      .filter((key) => !Object.hasOwn(results, key))
      .map((key) => `has no words for the result ${key}`),
  ];
}
