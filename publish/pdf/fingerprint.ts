import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * A hash of this folder's code and templates, and of the packages' versions: any change of them makes every PDF anew.
 */
export function fingerprintOfCode(versions: string): string {
  const cwd = import.meta.dirname;
  const files = globSync('**/*.{ts,typ}', { cwd })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const contents = [...files.map((file) => readFileSync(`${cwd}/${file}`)), versions];
  return contents.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
}
