import { list, plural } from '../wording/wording.ts';
import { placeName } from '../wording/place-name.ts';
import type { StateRecord } from './state-record.server.ts';

/** "50 states, the District of Columbia and 3 territories": what a list of all of them holds, counted from it. */
export function countJurisdictions(all: Pick<StateRecord, 'kind' | 'name'>[]): string {
  const of = (kind: StateRecord['kind']) => all.filter((record) => record.kind === kind);
  const territories = of('territory').length;
  return list([
    plural(of('state').length, 'state'),
    ...of('district').map(({ name }) => placeName(name)),
    ...(territories > 0 ? [plural(territories, 'territory', 'territories')] : []),
  ]);
}
