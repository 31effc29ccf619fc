import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g;

/**
 * All that a server needs of this repository besides its dependencies and a build: its own folder, and what that imports
 * from elsewhere. Types that are only imported as types count too: a file more does no harm.
 * @returns paths below the repository
 */
export function serverParts(repository: string): string[] {
  const found = new Set(globSync('server/**/*.ts', { cwd: repository }).filter((file) => !file.endsWith('.test.ts')));
  for (const file of found)
    for (const [, address] of readFileSync(join(repository, file), 'utf8').matchAll(imported))
      found.add(join(dirname(file), address!));
  return ['server', ...[...found].filter((file) => !file.startsWith('server/'))];
}
