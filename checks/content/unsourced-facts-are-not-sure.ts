import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';
import { factsOf } from './facts-of-a-state.ts';

/** "medium: one good source": a value that no page gives can only be of low confidence. */
export function unsourcedFactsAreNotSure(record: StateRecord): ContentProblem[] {
  return factsOf(record)
    .filter(({ fact }) => fact.value !== null && fact.sources.length === 0 && fact.confidence !== 'low')
    .map(({ field, fact }) => ({
      file: stateFile(record.slug),
      field,
      problem: `has a value of ${fact.confidence} confidence and no source: make it low`,
    }));
}
