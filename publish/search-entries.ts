/** What search knows of the finished pages. */
import { routeAt } from '../app/site-map/route-at.ts';
import type { SearchKind } from '../app/site-map/site-route.ts';

export type SearchEntry = {
  path: string;
  title: string;
  /** What the result says it is, e.g. 'State guide'. */
  kind: SearchKind;
  description: string;
  /** The content of <main>, without what is no answer to anything (see `noise`). */
  html: string;
};

/** Ways around the site, lists of sources, the marks that lead to them, and what works only with scripts. */
const noise = [
  /<(script|style|noscript|nav|form|template|dialog|svg|select|button)\b[\s\S]*?<\/\1>/g,
  /<sup\b[\s\S]*?<\/sup>/g,
  /<section id="sources"[\s\S]*?<\/section>/g,
  /<section\b[^>]*aria-labelledby="(?:sources|related)"[\s\S]*?<\/section>/g,
  /<aside\b[\s\S]*?<\/aside>/g,
];

const noiseOfKind: Partial<Record<SearchKind, RegExp[]>> = {
  // Each term has a page of its own; the pages by letter would answer for it a second time.
  Glossary: [/<dl[\s\S]*<\/dl>/],
  'Glossary term': [/<section\b[^>]*aria-labelledby="sample"[\s\S]*?<\/section>/, /<h2\b[\s\S]*?<\/h2>/g],
};

/**
 * The entry of a page, or null for one that the table of routes keeps from search.
 * @param html the whole page
 */
export function searchEntry(path: string, html: string): SearchEntry | null {
  const kind = routeAt(path).search;
  const main = /<main id="main"[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (!kind) return null;
  if (main === undefined) throw new Error(`${path} is in search and has no <main id="main">`);
  const title = plainText(
    /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? /<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '',
  );
  const description = plainText(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  return { path, title, kind, description, html: contentOf(kind, main) };
}

function contentOf(kind: SearchKind, main: string): string {
  const quiet = [...noise, ...(noiseOfKind[kind] ?? [])].reduce((text, pattern) => text.replace(pattern, ' '), main);
  // The name of the page is an answer of its own; in an excerpt it would stand twice.
  return quiet.replace(/<h1\b[\s\S]*?<\/h1>/, ' ');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

/** The words of some HTML, elements kept apart by a space. */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
