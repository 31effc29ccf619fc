import type { Fact, StateRecord } from '../../app/facts/state-record.server.ts';

export type NamedFact = { field: string; fact: Fact<unknown> };

/** Every fact of a state with its dotted path, in the order of the file. */
export function factsOf(record: StateRecord): NamedFact[] {
  const { regulator, law, entry, renewal, broker, reciprocity, examPassRate } = record;
  return factsIn({ regulator, law, entry, renewal, broker, reciprocity, examPassRate }, '');
}

function factsIn(part: object, prefix: string): NamedFact[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const field = prefix + key;
    return 'confidence' in value ? [{ field, fact: value as Fact<unknown> }] : factsIn(value, `${field}.`);
  });
}
