/** The versions of the open data (content/open-data.yaml). */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/**
 * Another state of the facts: `day` of the change, YYYY-MM-DD; a line that says what changed, where there is one; the
 * digest of all facts after it (`factsDigest`); whether fields were added.
 */
export type ChangedFacts = { day: string; text?: string; digest: string; addsFields?: boolean };

/**
 * Writes a version for facts that changed. Corrections are a new third number, fields a new second one. Without a line
 * of its own, what was changed on the newest version's day becomes a part of that version.
 * @returns the version @throws Error where the newest is of another day and nobody says what changed
 */
export function recordRelease(file: string, { day, text, digest, addsFields = false }: ChangedFacts): string {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const changes = document.get('changes') as YAMLSeq<YAMLMap>;
  const newest = changes.items[0]!;
  const number = newest.get('version') as string;
  if (text === undefined && newest.get('date') !== day)
    throw new Error(`Version ${number} is of ${String(newest.get('date'))}: say what changed since.`);
  const version = text === undefined ? number : nextVersion(number, addsFields);
  if (text === undefined) newest.set('facts', digest);
  else changes.items.unshift(document.createNode({ version, date: day, text, facts: digest }) as YAMLMap);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  return version;
}

function nextVersion(version: string, addsFields: boolean): string {
  const [major, minor, patch] = version.split('.').map(Number) as [number, number, number];
  return addsFields ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
