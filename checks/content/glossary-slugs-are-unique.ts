import type { FiledTerm } from '../../app/resources/glossary.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** A glossary term is defined once: no slug and no name twice, in any of the files. */
export function glossarySlugsAreUnique(terms: Pick<FiledTerm, 'file' | 'slug' | 'term'>[]): ContentProblem[] {
  const byName = Map.groupBy(terms, ({ term }) => term.toLowerCase());
  const bySlug = Map.groupBy(terms, ({ slug }) => slug);
  return terms.flatMap((term) => {
    const problems = [
      ...(bySlug.get(term.slug)![0] === term ? [] : ['has a slug that another term has']),
      ...(byName.get(term.term.toLowerCase())![0] === term ? [] : [`"${term.term}" is defined before`]),
    ];
    return problems.map((problem) => ({ file: term.file, field: term.slug, problem }));
  });
}
