/** `keywords`: what people type that stands in neither, such as "LTV". */
type Searched = { name: string; statement: string; keywords?: string | undefined };

/**
 * Formulas whose name, statement or keywords have every word of the query, in any order; all of them for an empty one.
 */
export function matchingFormulas<F extends Searched>(formulas: F[], query: string): F[] {
  const words = query.toLowerCase().replaceAll("'", '’').split(/\s+/).filter(Boolean);
  return formulas.filter(({ name, statement, keywords = '' }) =>
    words.every((word) => `${name} ${statement} ${keywords}`.toLowerCase().includes(word)),
  );
}
