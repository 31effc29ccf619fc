import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { citations } from './cited-sources-are-listed.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';

/** A source that nothing cites is clutter, no error: it is reported as a warning. */
export function listedSourcesAreCited(record: StateRecord): ContentProblem[] {
  const cited = new Set(citations(record).flatMap(({ sources }) => sources));
  return Object.keys(record.sources)
    .filter((id) => !cited.has(id))
    .map((id) => ({ file: stateFile(record.slug), field: `sources.${id}`, problem: 'no fact and no text cites it' }));
}
