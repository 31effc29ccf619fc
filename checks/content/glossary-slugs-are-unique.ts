import type { FiledTerm } from '../../app/glossary/glossary.server.ts';
import type { ContentProblem } from './content-problem.ts';

/**
 * A glossary term is defined once: no slug and no name twice, in any of the files, and no other name that is a term of
 * its own.
 */
export function glossarySlugsAreUnique(terms: Pick<FiledTerm, 'file' | 'slug' | 'term' | 'also'>[]): ContentProblem[] {
  const byName = Map.groupBy(terms, ({ term }) => term.toLowerCase());
  const bySlug = Map.groupBy(terms, ({ slug }) => slug);
  return terms.flatMap((term) => {
    const problems = [
      ...(bySlug.get(term.slug)![0] === term ? [] : ['has a slug that another term has']),
      ...(byName.get(term.term.toLowerCase())![0] === term ? [] : [`"${term.term}" is defined before`]),
      ...term.also
        .filter((name) => byName.has(name.toLowerCase()))
        .map((name) => `is also called "${name}", which is a term of its own`),
    ];
    return problems.map((problem) => ({ file: term.file, field: term.slug, problem }));
  });
}
