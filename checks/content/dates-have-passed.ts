import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';

/** A page cannot bear a date that is still to come: such an `asOf` is a slip of the pen. */
export function datesHavePassed(record: StateRecord, now: Date): ContentProblem[] {
  const thisMonth = now.toISOString().slice(0, 7);
  return Object.entries(record.sources)
    .filter(([, { asOf }]) => asOf !== null && asOf > thisMonth)
    .map(([id, { asOf }]) => ({
      file: stateFile(record.slug),
      field: `sources.${id}.asOf`,
      problem: `${asOf} is still to come`,
    }));
}
