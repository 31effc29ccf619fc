import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * A hash of a folder's code and templates (by default those of the PDFs), and of the packages' versions: any change of
 * them makes every PDF, or picture, anew.
 */
export function fingerprintOfCode(versions: string, cwd = import.meta.dirname): string {
  const files = globSync('**/*.{ts,typ}', { cwd })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const contents = [...files.map((file) => readFileSync(`${cwd}/${file}`)), versions];
  return contents.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
}
