import type { Fact, Known } from './fact.server.ts';
import { facts, type Registry } from './registry.server.ts';
import { units } from './writings.server.ts';

/** The fact at a dotted path, e.g. 'entry.exam.feeUsd'. @throws Error for a path that is no fact. */
export function factAt(record: { slug: string }, path: string): Fact<unknown> {
  let found: unknown = record;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found !== 'object' || found === null || !('confidence' in found))
    throw new Error(`${path} is not a fact of ${record.slug}`);
  return found as Fact<unknown>;
}

/** The values of a record's facts, by path. */
export const knownOf =
  (record: { slug: string }): Known =>
  (path) =>
    factAt(record, path).value;

/** A fact's value in an article: a number with its unit, anything else as it is. */
export function formatFact(path: string, value: unknown, registry: Registry = facts): string {
  const unit = registry[path]?.unit;
  return typeof value === 'number' && unit ? units[unit](value) : String(value);
}
