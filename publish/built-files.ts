import { glob } from 'node:fs/promises';
import { join } from 'node:path';

/** Absolute paths of every page below a directory, sorted so that two builds do the same things in the same order. */
export async function htmlFiles(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.html', { cwd: directory })) found.push(join(directory, file));
  return found.toSorted();
}
