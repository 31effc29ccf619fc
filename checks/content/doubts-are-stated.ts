import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';
import { factsOf, type NamedFact } from './facts-of-a-state.ts';

/**
 * A value of low confidence or without a source says in words that it is in doubt; one of high confidence never does.
 */
export function doubtsAreStated(record: StateRecord): ContentProblem[] {
  return factsOf(record).flatMap(({ field, fact }) => {
    const problem = problemOf(fact);
    return problem ? [{ file: stateFile(record.slug), field, problem }] : [];
  });
}

function problemOf({ value, confidence, sources, doubt }: NamedFact['fact']): string | undefined {
  if (doubt && confidence === 'high' && sources.length > 0) return `is of high confidence, yet its doubt is "${doubt}"`;
  if (doubt || value === null) return undefined;
  if (sources.length === 0) return 'has a value and no source: give it doubt: unconfirmed';
  return confidence === 'low' ? 'is of low confidence: give it doubt: sources disagree, or unconfirmed' : undefined;
}
