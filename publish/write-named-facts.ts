import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { factAt, knownOf } from '../app/facts/fact-paths.server.ts';
import { listJurisdictions } from '../app/facts/jurisdictions.server.ts';
import { facts, readingsOf } from '../app/facts/registry.server.ts';
import type { StateRecord } from '../app/facts/state-record.server.ts';
import { valueInWords } from '../app/facts/written-values.server.ts';

/** A fact as the server's forms name it: what it is called, its value in words (null: none), ids of its sources. */
export type NamedFact = { called: string; value: string | null; sources: string[] };
export type NamedState = {
  name: string;
  facts: Record<string, NamedFact>;
  sources: Record<string, { publisher: string; url: string }>;
};

/** Writes what the server needs to know of the facts, by slug, where no visitor can ask for it. */
export async function writeNamedFacts(buildDirectory: string): Promise<void> {
  const states = Object.fromEntries(listJurisdictions().map((record) => [record.slug, namedState(record)]));
  await writeFile(join(buildDirectory, 'named-facts.json'), JSON.stringify(states));
}

/** Facts of which a guide shows nothing are left out: nobody can see that they are wrong. */
function namedState(record: StateRecord): NamedState {
  const shown = [...new Set(readingsOf(facts).map(({ path }) => path))];
  return {
    name: record.name,
    facts: Object.fromEntries(
      shown.map((path) => {
        const { value, sources } = factAt(record, path);
        const entry = facts[path as keyof typeof facts];
        return [
          path,
          {
            called: entry.called,
            value: valueInWords(entry, value, { code: record.code, known: knownOf(record) }),
            sources,
          },
        ];
      }),
    ),
    sources: Object.fromEntries(
      Object.entries(record.sources).map(([id, { publisher, url }]) => [id, { publisher, url }]),
    ),
  };
}
