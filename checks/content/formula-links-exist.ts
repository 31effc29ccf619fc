import type { Formula } from '../../app/math/formulas.server.ts';
import type { ContentProblem } from './content-problem.ts';

type LinkedFormula = Pick<Formula, 'file' | 'slug' | 'terms' | 'related'>;

/** A formula is there once, and its terms and related formulas are there too. */
export function formulaLinksExist(formulas: LinkedFormula[], terms: Set<string>): ContentProblem[] {
  const slugs = formulas.map(({ slug }) => slug);
  return formulas.flatMap(({ file, slug, terms: named, related }, place) => {
    const problems = [
      ...(slugs.indexOf(slug) === place ? [] : ['has a slug that another formula has']),
      ...named.filter((term) => !terms.has(term)).map((term) => `${term} is no term of the glossary`),
      ...related
        .filter((other) => other === slug || !slugs.includes(other))
        .map((other) => `${other} is no other formula`),
    ];
    return problems.map((problem) => ({ file, field: slug, problem }));
  });
}
