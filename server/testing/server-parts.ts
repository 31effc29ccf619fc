import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g;
/** By a name that is known only when it is asked for: any file of the folder. */
const importedFrom = /import\(`(\.{1,2}\/[^$`]+)\/\$\{/g;

/**
 * All that a server needs of this repository besides its dependencies and a build: its own folder, and what that
 * imports from elsewhere. What is only imported as a type is among it: a file more does no harm.
 * @returns paths below the repository
 */
export function serverParts(repository: string): string[] {
  const filesIn = (pattern: string): string[] =>
    globSync(pattern, { cwd: repository }).filter((file) => !file.endsWith('.test.ts'));
  const found = new Set(filesIn('server/**/*.ts'));
  for (const file of found) {
    const text = readFileSync(join(repository, file), 'utf8');
    for (const [, address] of text.matchAll(imported)) found.add(join(dirname(file), address!));
    for (const [, folder] of text.matchAll(importedFrom))
      for (const one of filesIn(`${join(dirname(file), folder!)}/*.ts`)) found.add(one);
  }
  return ['server', ...[...found].filter((file) => !file.startsWith('server/'))];
}
