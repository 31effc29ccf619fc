import { takePageData } from '../app/frame/hand-over.server.ts';

/**
 * The page of each shell, and its name beside `client`, where no visitor can ask for it: the server puts content into
 * them.
 */
export const shells = new Map([
  ['/shell', 'shell.html'],
  ['/embed/shell', 'embed-shell.html'],
]);

/**
 * The page without hydration data, with a marker for the title: what the server writes (server/http/shell.ts) is plain
 * HTML that no
 * script takes over. @throws when a shell does not have room for exactly one title and one content
 */
export function emptyShell(html: string, path: string): string {
  const page = (takePageData(html)?.page ?? html).replace(
    '<title>title-goes-here</title>',
    '<title><!--title--></title>',
  );
  for (const marker of ['<!--title-->', '<!--content-->']) {
    if (page.split(marker).length !== 2) throw new Error(`The page ${path} does not hold ${marker} once.`);
  }
  return page;
}
