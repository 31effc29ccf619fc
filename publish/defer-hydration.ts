import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, hydrationModule, takePageData } from '../app/frame/hand-over.server.ts';
import { htmlFiles } from './built-files.ts';

/**
 * Moves each page's hydration data out of its HTML into /assets/pages/<hash>.js and names that file, and all that
 * it needs, on <html>.
 * Pages then carry one inline script, the same everywhere.
 */
export async function deferHydration(clientDirectory: string): Promise<number> {
  const directory = join(clientDirectory, 'assets/pages');
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const pages = await htmlFiles(clientDirectory);
  for (const file of pages) await deferPage(file, directory);
  return pages.length;
}

async function deferPage(file: string, directory: string): Promise<void> {
  const taken = takePageData(await readFile(file, 'utf8'));
  if (!taken) return;
  const isNotFound = file.endsWith('404.html');
  const module = hydrationModule(taken.data, isNotFound);
  const name = `${createHash('sha256').update(module).digest('base64url').slice(0, 10)}.js`;
  await writeFile(join(directory, name), module);
  const files = filesOf(taken.data, isNotFound).join(' ');
  await writeFile(file, taken.page.replace('<html', `<html data-page="/assets/pages/${name}" data-files="${files}"`));
}
