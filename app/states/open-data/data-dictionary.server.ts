import { factAt } from '../../facts/fact-paths.server.ts';
import { listJurisdictions } from '../../facts/jurisdictions.server.ts';
import { facts, type Registry } from '../../facts/registry.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { factFields, partsOf, type Schema, valueOf } from './data-schema.server.ts';

export type DictionaryEntry = {
  path: string;
  /** The CSV's column, only where it is not the path in lower case with underscores. */
  column?: string;
  type: string;
  meaning: string;
  unit?: string;
  /** What a null of high or medium confidence says; absent where no state has one. */
  noneMeans?: string;
  parts: { name: string; meaning: string }[];
  /**
   * How many states have it with high, medium, low confidence; in how many there is none, as their sources say; and of
   * how many nothing was found.
   */
  counts: [high: number, medium: number, low: number, none: number, unknown: number];
};

/** Every published fact, as people read about it. */
export function dataDictionary(
  registry: Registry = facts,
  records: StateRecord[] = listJurisdictions(),
): DictionaryEntry[] {
  return factFields(registry).map(({ path, entry, fact }) => {
    const value = valueOf(fact);
    const { meaning, unit, column, noneMeans, parts = {} } = entry;
    return {
      path,
      ...(column && { column }),
      type: typeOf(value),
      meaning,
      ...(unit && { unit }),
      ...(noneMeans && { noneMeans }),
      counts: countsOf(path, records),
      parts: Object.keys(partsOf(value)).map((name) => ({ name, meaning: parts[name] ?? '' })),
    };
  });
}

function countsOf(path: string, records: StateRecord[]): DictionaryEntry['counts'] {
  const counts = { high: 0, medium: 0, low: 0, none: 0, unknown: 0 };
  for (const { value, confidence } of records.map((state) => factAt(state, path)))
    counts[value !== null ? confidence : confidence === 'low' ? 'unknown' : 'none'] += 1;
  return [counts.high, counts.medium, counts.low, counts.none, counts.unknown];
}

/** "whole number", "list of text": what a reader calls a JSON type. */
function typeOf({ type, enum: choices, format, items }: Schema): string {
  if (choices) return 'one word';
  if (type === 'array') return `list of ${items?.type === 'object' ? 'objects' : 'text'}`;
  if (format === 'uri') return 'address';
  return (
    { integer: 'whole number', number: 'number', boolean: 'true or false', object: 'object' }[String(type)] ?? 'text'
  );
}
