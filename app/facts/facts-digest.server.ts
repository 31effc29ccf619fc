import { createHash } from 'node:crypto';
import { factAt } from './fact-paths.server.ts';
import { listJurisdictions } from './jurisdictions.server.ts';
import { facts, type Registry } from './registry.server.ts';
import type { StateRecord } from './state-record.server.ts';

/**
 * Of what all facts say: value, confidence and doubt of each, by state and path. Notes, sources and the site's address
 * are no part of it. content/open-data.yaml keeps it of each version, so that no fact changes without a new one.
 * @returns SHA-256 in hexadecimal
 */
export function factsDigest(records: StateRecord[] = listJurisdictions(), registry: Registry = facts): string {
  const said = records
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((record) => [
      record.code,
      Object.keys(registry)
        .toSorted()
        .map((path) => {
          const { value, confidence, doubt } = factAt(record, path);
          return [path, sorted(value), confidence, doubt ?? null];
        }),
    ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** The order in which a file names the parts of a value says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([key, part]) => [key, sorted(part)]));
}
