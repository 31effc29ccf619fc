/** What a page has inline, as sources of a Content-Security-Policy: `'sha256-…'`. */
import { createHash } from 'node:crypto';
import { allNamed, type Element, parsePage, sourceText } from './parse-page.ts';

/** In the order of the page. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** By the address of the page, e.g. '/state-guides/ohio'. */
export type SourcesOfPages = Map<string, InlineSources>;

const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'application/x-javascript',
]);

/**
 * The sources of the scripts of a page that a browser would execute, and of its style elements. Data blocks (JSON,
 * JSON-LD), scripts with a `src`, empty elements and comments give none.
 */
export function findInlineSources(html: string): InlineSources {
  const page = parsePage(html);
  return {
    scripts: allNamed('script', page).filter(isExecutable).flatMap(sourceOf),
    styles: allNamed('style', page).flatMap(sourceOf),
  };
}

function sourceOf(element: Element): string[] {
  const text = sourceText(element);
  if (!text.trim()) return [];
  // The browser hashes what its parser saw, and the parser turns every line end into a line feed.
  return [`'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`];
}

const isExecutable = ({ attribs: { src, type = '' } }: Element): boolean =>
  src === undefined && executableTypes.has(type.trim().toLowerCase());
