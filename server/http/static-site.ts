/** The static pages: which URL gives which file, and which redirects. */
import type { Context } from 'hono';
import { readPlainPath, readRequestPath } from './request-path.ts';
import { type BaseHeaders, sendFile, sendNotFoundPage } from './send-file.ts';
import type { SiteIndex } from './site-index.ts';

const immutable = 'public, max-age=31536000, immutable';
/**
 * Files named after their content. What names them in turn, such as /pagefind/pagefind-entry.json, is not among them.
 */
const namedByContent = /^\/(?:assets|(?:[a-z]{2}\/)?pagefind\/(?:index|fragment|filter))\//;
/** Kept, and asked for again each time. In two words: each byte of a header counts before a page's first paint. */
const revalidated = 'no-cache';

/** The handler for GET and HEAD of everything that is not an API. */
export function serveStaticSite(
  site: SiteIndex,
  baseHeaders: BaseHeaders,
): (context: Context) => Response | Promise<Response> {
  return (context) => {
    const path = readPlainPath(context.req.url) ?? readRequestPath(context.req.url);
    if (path === null)
      return context.text('Bad request: this address is malformed.', 400, { 'Cache-Control': 'no-store' });
    const file = site.files.get(path);
    if (file)
      return sendFile(context, file, namedByContent.test(path) ? immutable : revalidated, baseHeaders(file, context));
    const page = canonicalPage(site, path);
    return page === null ? answerNotFound(context, site) : redirectTo(context, page);
  };
}

/** 404 with the site's own page, or one line where the site has none. */
export function answerNotFound(context: Context, site: SiteIndex): Response | Promise<Response> {
  const [, first = ''] = new URL(context.req.url).pathname.split('/');
  const page = site.notFoundIn.get(first) ?? site.notFound;
  if (page) return sendNotFoundPage(context, page);
  return context.text('Not found.', 404, { 'Cache-Control': 'no-store' });
}

/** The page that `/x/` or `/x/index.html` stands for, if there is one. */
function canonicalPage(site: SiteIndex, path: string): string | null {
  const page = path.replace(/\/(index\.html)?$/, '') || '/';
  return page !== path && site.pages.has(page) ? page : null;
}

/** The target comes from the index, never from the request, so it cannot lead off this site. */
function redirectTo(context: Context, page: string): Response {
  const location = page.split('/').map(encodeURIComponent).join('/') + new URL(context.req.url).search;
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': revalidated } });
}
