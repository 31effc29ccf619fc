import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * A hash of this folder's code and templates, and of whatever else is given: any change of them makes every PDF anew.
 */
export function fingerprintOfCode(others: Buffer[]): string {
  const cwd = import.meta.dirname;
  const files = globSync('**/*.{ts,typ}', { cwd })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const contents = [...files.map((file) => readFileSync(`${cwd}/${file}`)), ...others];
  return contents.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
}
