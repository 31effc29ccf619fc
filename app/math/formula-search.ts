type Searched = { name: string; statement: string };

/** Formulas whose name or statement has every word of the query, in any order; all of them for an empty one. */
export function matchingFormulas<F extends Searched>(formulas: F[], query: string): F[] {
  const words = query.toLowerCase().replaceAll("'", '’').split(/\s+/).filter(Boolean);
  return formulas.filter(({ name, statement }) => words.every((word) => `${name} ${statement}`.toLowerCase().includes(word)));
}
