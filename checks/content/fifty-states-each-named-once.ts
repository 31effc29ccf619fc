import { slugOf } from '../../app/paths.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';

/** Of the jurisdictions 50 are states; each stands under the slug of its name, no postal code twice. */
export function fiftyStatesEachNamedOnce(jurisdictions: StateRecord[]): ContentProblem[] {
  const states = jurisdictions.filter(({ kind }) => kind === 'state').length;
  const codes = jurisdictions.map(({ code }) => code);
  // 50: there are that many states in the Union.
  const count =
    states === 50 ? [] : [{ file: 'content/jurisdictions', field: '', problem: `holds ${states} states, not 50` }];
  const named = jurisdictions.flatMap(({ name, code, slug }) => [
    ...(slug === slugOf(name)
      ? []
      : [{ file: stateFile(slug), field: 'slug', problem: `is not the slug of "${name}"` }]),
    ...(codes.indexOf(code) === codes.lastIndexOf(code)
      ? []
      : [{ file: stateFile(slug), field: 'code', problem: `${code} is used by another jurisdiction too` }]),
  ]);
  return [...count, ...named];
}
