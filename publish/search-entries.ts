/** What search knows of the finished pages. */
import { routeAt } from '../app/site-map/route-at.ts';
import type { SearchKind } from '../app/site-map/site-route.ts';
import { type Element, firstNamed, htmlWithout, metaContent, parsePage, wordsOf } from './parse-page.ts';

export type SearchEntry = {
  path: string;
  title: string;
  /** What the result says it is, e.g. 'State guide'. */
  kind: SearchKind;
  description: string;
  /** The content of <main>, without what is no answer to anything (see `noise`). */
  html: string;
  /** Its words alone. */
  text: string;
};

/** Ways around the site, marks that lead to sources, and what works only with scripts. */
const noisyElements = new Set('script style noscript nav form template dialog svg select button sup aside'.split(' '));
const noisySections = new Set(['sources', 'related']);

const isNoise = ({ name, attribs }: Element): boolean =>
  noisyElements.has(name) ||
  (name === 'section' && (attribs.id === 'sources' || noisySections.has(attribs['aria-labelledby'] ?? '')));

const noiseOfKind: Partial<Record<SearchKind, (element: Element) => boolean>> = {
  // Each term has a page of its own; the pages by letter would answer for it a second time.
  Glossary: ({ name }) => name === 'dl',
  'Glossary term': ({ name, attribs }) =>
    name === 'h2' || (name === 'section' && attribs['aria-labelledby'] === 'sample'),
  // What is asked finds the page; options and reasons would answer for everything.
  'License law questions': ({ name, attribs }) => name === 'details' || attribs.class === 'options',
};

/**
 * The entry of a page, or null for one that the table of routes keeps from search.
 * @param html the whole page
 */
export function searchEntry(path: string, html: string): SearchEntry | null {
  const kind = routeAt(path).search;
  if (!kind) return null;
  const page = parsePage(html);
  const main = firstNamed('main', page);
  if (!main) throw new Error(`${path} is in search and has no <main>`);
  const name = firstNamed('h1', main) ?? firstNamed('title', page);
  return {
    path,
    title: wordsOf(name?.children ?? []),
    kind,
    description: metaContent('description', page),
    ...contentOf(kind, main),
  };
}

function contentOf(kind: SearchKind, main: Element): Pick<SearchEntry, 'html' | 'text'> {
  const isNoiseHere = noiseOfKind[kind];
  // The name of the page is an answer of its own; in an excerpt it would stand twice.
  const name = firstNamed('h1', main);
  const isLeftOut = (element: Element): boolean =>
    element === name || isNoise(element) || isNoiseHere?.(element) === true;
  return { html: htmlWithout(isLeftOut, main), text: wordsOf(main.children, isLeftOut) };
}
