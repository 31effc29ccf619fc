/** Pages that the server composes, in the look of the site: content put into a page that the build wrote empty. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/**
 * `content`: what `html` of hono/html gives, its values escaped. `embed`: the bare shell for frames. `status`: 200
 * unless told.
 */
export type PageParts = {
  title: string;
  content: HtmlEscapedString | Promise<HtmlEscapedString>;
  status?: number;
  embed?: boolean;
};

/** A page of the site's own look around `content`, never cached. */
export type RenderPage = (parts: PageParts) => Promise<Response>;

/** Where the build left room; `publish/place-shells.ts` writes them. */
const titleMarker = '<!--title-->';
const contentMarker = '<!--content-->';

/** For a site without shells (one that was built before, or a test's): plain, and whole. */
const plainShell = (code: string): string => `<!doctype html>
<html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titleMarker}</title></head><body><main id="main">${contentMarker}</main></body></html>
`;

/**
 * Reads `shell.html` and `embed-shell.html` of a build.
 * @param siteName stands behind the title of every page
 * @param code of the language of pages where there is no shell
 * @throws when a shell is there but has no room for content
 */
export async function createRenderPage(buildDirectory: string, siteName: string, code = 'en'): Promise<RenderPage> {
  const [page, embed] = await Promise.all(
    ['shell.html', 'embed-shell.html'].map((name) => readShell(join(buildDirectory, name), code)),
  );
  return async (parts) => {
    const content = await parts.content;
    const title = html`${parts.title} – ${siteName}`;
    // Cut, not replaced: content is full of what a replacement would read as its own signs.
    const [beforeTitle, beforeContent, rest] = (parts.embed ? embed : page) as Shell;
    // Addresses of such pages can hold tokens, which belong in no other request and no log. With no-referrer, browsers
    // would send the forms on them as from nowhere (Origin: null), which looks like another site.
    const headers = {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'strict-origin',
    };
    return new Response(`${beforeTitle}${String(await title)}${beforeContent}${String(content)}${rest}`, {
      status: parts.status ?? 200,
      headers,
    });
  };
}

type Shell = [beforeTitle: string, beforeContent: string, rest: string];

async function readShell(path: string, code: string): Promise<Shell> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return plainShell(code);
    throw error;
  });
  const [beforeTitle = '', afterTitle = ''] = text.split(titleMarker);
  const [beforeContent, rest] = afterTitle.split(contentMarker);
  if (beforeContent === undefined || rest === undefined)
    throw new Error(`${path} has no room for a title and content: run npm run build.`);
  return [beforeTitle, beforeContent, rest];
}
