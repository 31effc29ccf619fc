import { slugOf } from '../../app/paths.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';

/** There are 50 states, each under the slug of its name, no postal code twice. */
export function statesAreTheFifty(states: StateRecord[]): ContentProblem[] {
  const codes = states.map(({ code }) => code);
  const count =
    states.length === 50
      ? []
      : [{ file: 'content/states', field: '', problem: `holds ${states.length} states, not 50` }];
  const named = states.flatMap(({ name, code, slug }) => [
    ...(slug === slugOf(name)
      ? []
      : [{ file: stateFile(slug), field: 'slug', problem: `is not the slug of "${name}"` }]),
    ...(codes.indexOf(code) === codes.lastIndexOf(code)
      ? []
      : [{ file: stateFile(slug), field: 'code', problem: `${code} is used by another state too` }]),
  ]);
  return [...count, ...named];
}
