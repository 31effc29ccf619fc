import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';
import { factsOf } from './facts-of-a-state.ts';

/** A value that no page gives cannot be of high confidence. */
export function unsourcedFactsAreNotSure(record: StateRecord): ContentProblem[] {
  return factsOf(record)
    .filter(({ fact }) => fact.value !== null && fact.sources.length === 0 && fact.confidence === 'high')
    .map(({ field }) => ({
      file: stateFile(record.slug),
      field,
      problem: 'has a value of high confidence and no source',
    }));
}
