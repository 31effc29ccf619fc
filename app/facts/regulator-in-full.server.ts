import { asWritten } from '../content/words-of-content.server.ts';
import { inFull } from '../wording/wording.ts';
import type { StateRecord } from './state-record.server.ts';

/**
 * The regulator where a page names it first: "the Maine Real Estate Commission"; from then on it is "the Commission".
 * What stands in parentheses is left out, unless the short name is made of it.
 */
export function regulatorInFull({ regulator, words }: Pick<StateRecord, 'regulator' | 'words'>): string {
  const noun = asWritten(words.regulator).replace(/^the /, '');
  const name = regulator.name.value ?? '';
  const outer = name.replace(/ \(.*\)$/, '');
  return inFull(outer.includes(noun) ? outer : name, words.regulator);
}
