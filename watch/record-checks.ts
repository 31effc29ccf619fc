/** Takes over what a run found at its sources: the day, and where each fact stands now. */
import { readChecks, writeChecks } from './checked-sources.ts';
import type { SourceResult, VerdictKind } from './watch-source.ts';

/** What may be taken over without a look at each: the fact is there, as it was. */
const certain: VerdictKind[] = ['unchanged', 'first seen'];

/**
 * @param alsoAccepted what a person has looked at besides, e.g. 'moved on the page'
 * @returns how many facts were taken over, by state
 */
export function recordChecks(
  results: SourceResult[],
  checksFolder: string,
  alsoAccepted: VerdictKind[] = [],
): Record<string, number> {
  const accepted = new Set([...certain, ...alsoAccepted]);
  const counts: Record<string, number> = {};
  for (const [state, ofState] of Map.groupBy(results, (result) => result.state)) {
    const checks = readChecks(checksFolder, state);
    for (const { source, on, dated, validators, facts } of ofState) {
      const found = facts.flatMap(({ path, verdict, seen }) => (accepted.has(verdict) && seen ? [[path, seen]] : []));
      if (found.length === 0) continue;
      // Only where all is taken over may the next run ask whether the page is unchanged.
      const isWhole = found.length === facts.length;
      checks.sources[source] = {
        checked: on,
        ...(dated && { dated }),
        ...(isWhole && validators),
        facts: { ...checks.sources[source]?.facts, ...Object.fromEntries(found) },
      };
      counts[state] = (counts[state] ?? 0) + found.length;
    }
    if (counts[state]) writeChecks(checksFolder, state, checks);
  }
  return counts;
}
