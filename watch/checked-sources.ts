/** What a check found, as content keeps it: one JSON file a jurisdiction in content/source-checks/. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sourceChecks, type SourceChecks } from '../app/facts/source-checks.server.ts';

const fileOf = (folder: string, slug: string): string => `${folder}/${slug}.json`;

/** Nothing where the state was never checked. @throws where the file is not as it should be */
export function readChecks(folder: string, slug: string): SourceChecks {
  const file = fileOf(folder, slug);
  return existsSync(file) ? sourceChecks.parse(JSON.parse(readFileSync(file, 'utf8'))) : { sources: {} };
}

/** In a steady order, so that a check changes the lines it is about. */
export function writeChecks(folder: string, slug: string, checks: SourceChecks): void {
  const sorted = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
  const sources = Object.entries(checks.sources).map(([id, source]) => [
    id,
    { ...source, facts: sorted(source.facts) },
  ]);
  writeFileSync(
    fileOf(folder, slug),
    `${JSON.stringify({ sources: sorted(Object.fromEntries(sources) as SourceChecks['sources']) }, null, 2)}\n`,
  );
}
