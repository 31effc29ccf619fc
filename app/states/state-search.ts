/** The states whose name holds the query, whatever its case; all of them for an empty query. */
export function matchingStates<T extends { name: string }>(states: T[], query: string): T[] {
  const wanted = query.toLowerCase();
  return states.filter(({ name }) => name.toLowerCase().includes(wanted));
}
