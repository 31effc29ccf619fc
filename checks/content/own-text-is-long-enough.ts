import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { type ContentProblem, stateFile } from './content-problem.ts';
import { countWords } from './count-words.ts';

const fewestWords = 150;

/** Fifty guides from one template need something of their own: at least 150 words that no other state has. */
export function ownTextIsLongEnough(record: StateRecord): ContentProblem[] {
  const words = record.own.reduce((sum, { title, text }) => sum + countWords(`${title} ${text}`), 0);
  if (words >= fewestWords) return [];
  return [{ file: stateFile(record.slug), field: 'own', problem: `has ${words} words; ${fewestWords} are the least` }];
}
