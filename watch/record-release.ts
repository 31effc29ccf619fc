/** A corrected fact is a new third number of the open data's version (content/open-data.yaml). */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, type YAMLSeq } from 'yaml';

/** Adds the version with its line, above the others. @returns the version */
export function recordRelease(file: string, date: string, text: string): string {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const changes = document.get('changes') as YAMLSeq;
  const newest = document.getIn(['changes', 0, 'version']) as string;
  const [major, minor, patch] = newest.split('.').map(Number) as [number, number, number];
  const version = `${major}.${minor}.${patch + 1}`;
  changes.items.unshift(document.createNode({ version, date, text }));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  return version;
}
