import type { Fact, StateRecord } from './state-record.server.ts';
import { dollars, hours, plural, years } from '../wording/wording.ts';

/** The fact at a dotted path, e.g. 'entry.exam.feeUsd'. @throws Error for a path that is no fact. */
export function factAt(record: StateRecord, path: string): Fact<unknown> {
  let found: unknown = record;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found !== 'object' || found === null || !('confidence' in found))
    throw new Error(`${path} is not a fact of ${record.slug}`);
  return found as Fact<unknown>;
}

/** A fact's value with its unit, by the ending of its path. */
export function formatFact(path: string, value: unknown): string {
  if (typeof value !== 'number') return String(value);
  if (path.endsWith('Usd')) return dollars(value);
  if (/hours$/i.test(path)) return hours(value);
  if (/years$/i.test(path)) return years(value);
  if (path.endsWith('minutes')) return plural(value, 'minute');
  if (path.endsWith('Percent')) return `${value}%`;
  return String(value);
}
