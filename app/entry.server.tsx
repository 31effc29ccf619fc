import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import boot from './generated/boot.js?raw';
import { pageDataElement, splitHandOver } from './frame/hand-over.server.ts';
import print from './print.css?url';
import { headForPrograms } from './site-map/head-for-programs.server.ts';
import css from './site.css?inline';
import { withLanguageLinks } from './site-layout/language-links.server.ts';

/**
 * React Router writes a fallback page for addresses it did not prerender and insists on finding its scripts in it.
 * Every address of this site is prerendered; the build never asks for the fallback.
 */
const unusedFallback = '<!DOCTYPE html><!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->';

/**
 * Writes one page whole: its styles and the boot script in the head, and at its end, as inert text, what
 * hydration would need. publish/render/finish-page.ts moves that text to a file of its own, which the
 * boot script imports on the first sign of intent (docs/decisions/0002).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (context.isSpaMode) return new Response(unusedFallback, { status, headers });
  if (import.meta.env.DEV)
    return new Response(withHead(await renderForDevelopment(request, context), request), { status, headers });
  const { rendered, data } = await splitHandOver(context);
  const html = renderToString(<ServerRouter context={rendered} url={request.url} />);
  const page = withHead(`<!DOCTYPE html>${html}`, request).replace('</body>', () => `${pageDataElement(data)}</body>`);
  return new Response(page, { status, headers });
}

function withHead(html: string, { url }: Request): string {
  const path = new URL(url).pathname.replace(/(?<=.)\/$/, '');
  const head = headForPrograms(html, path);
  const styles = `<style>${css}</style><link rel="stylesheet" media="print" href="${print}">`;
  return withLanguageLinks(html, path).replace('</head>', () => `${head}${styles}<script>${boot}</script></head>`);
}

/** `npm run dev` hydrates at once, with React Router's own scripts, so that modules can be replaced while it runs. */
async function renderForDevelopment(request: Request, context: EntryContext): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  return new Response(stream).text();
}
