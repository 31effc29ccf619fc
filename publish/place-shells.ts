import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takePageData } from '../app/frame/hand-over.server.ts';

/** The page of each shell in `client`, and its name beside `client`, where no visitor can ask for it. */
const shells = [
  ['shell', 'shell.html'],
  ['embed/shell', 'embed-shell.html'],
] as const;

/**
 * Moves the two empty pages out of the public ones, as `shell.html` and `embed-shell.html`, for the server to put
 * content into (server/http/shell.ts). They lose their hydration data: what the server writes is plain HTML that no
 * script takes over.
 * @throws when a shell does not have room for exactly one title and one content
 */
export async function placeShells(buildDirectory: string): Promise<void> {
  for (const [path, name] of shells) {
    const page = join(buildDirectory, 'client', path);
    const html = await readFile(join(page, 'index.html'), 'utf8');
    await writeFile(join(buildDirectory, name), emptyShell(html, path));
    await rm(page, { recursive: true });
    await rm(`${page}.data`, { force: true });
  }
}

/** The page without hydration data, with a marker for the title. */
export function emptyShell(html: string, path: string): string {
  const page = (takePageData(html)?.page ?? html).replace(
    '<title>title-goes-here</title>',
    '<title><!--title--></title>',
  );
  for (const marker of ['<!--title-->', '<!--content-->']) {
    if (page.split(marker).length !== 2) throw new Error(`The page /${path} does not hold ${marker} once.`);
  }
  return page;
}
