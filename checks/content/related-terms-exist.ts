import type { FiledTerm } from '../../app/glossary/glossary.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** What a glossary term refers to are other terms of the glossary, each named once. */
export function relatedTermsExist(terms: Pick<FiledTerm, 'file' | 'slug' | 'related'>[]): ContentProblem[] {
  const known = new Set(terms.map(({ slug }) => slug));
  return terms.flatMap(({ file, slug, related }) => {
    const problems = [
      ...related.filter((other) => !known.has(other)).map((other) => `${other} is no term of the glossary`),
      ...related.filter((other) => other === slug).map(() => 'names the term itself'),
      ...(new Set(related).size === related.length ? [] : ['names a term twice']),
    ];
    return problems.map((problem) => ({ file, field: `${slug} related`, problem }));
  });
}
