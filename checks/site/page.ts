import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

export type Element = Tree.Element;

/** One built page, parsed once and read by every rule. */
export type Page = {
  /** The address, e.g. '/state-guides/ohio'; the 404 page is '/404.html'. */
  path: string;
  html: string;
  /** Every element in document order, those inside <template> too. */
  elements: Element[];
};

export function parsePage(path: string, html: string): Page {
  const elements: Element[] = [];
  collect(parse(html), elements);
  return { path, html, elements };
}

function collect(node: Tree.Node, elements: Element[]): void {
  if ('tagName' in node) elements.push(node);
  const children = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ];
  for (const child of children) collect(child, elements);
}

export const byTag = (page: Page, ...tags: string[]): Element[] =>
  page.elements.filter(({ tagName }) => tags.includes(tagName));

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((found) => found.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** The elements below one, in document order. */
export function descendants(element: Element): Element[] {
  const found: Element[] = [];
  for (const child of element.childNodes) collect(child, found);
  return found;
}

export const childElements = (element: Element): Element[] =>
  element.childNodes.filter((child): child is Element => 'tagName' in child);

export const ancestors = (element: Element): Element[] => {
  const parent = element.parentNode;
  return parent && 'tagName' in parent ? [parent, ...ancestors(parent)] : [];
};

const unseen = new Set(['script', 'style', 'template', 'noscript', 'title']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'svg',
  'use',
]);

/** The text a visitor sees: without scripts and styles, blocks kept apart by a space, spaces run together. */
export function visibleText(node: Tree.Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (!('childNodes' in node) || unseen.has(node.nodeName)) return '';
  const text = node.childNodes.map(rawText).join('');
  return inline.has(node.nodeName) ? text : ` ${text} `;
}

/** What stands inside a <script> or <style>. */
export const sourceText = (element: Element): string =>
  element.childNodes.map((child) => (child.nodeName === '#text' ? (child as Tree.TextNode).value : '')).join('');

export const body = (page: Page): Element => byTag(page, 'body')[0]!;

/** The content of <meta name=…>, or undefined. */
export function metaContent(page: Page, name: string): string | undefined {
  const meta = byTag(page, 'meta').find((element) => attribute(element, 'name') === name);
  return meta && attribute(meta, 'content');
}

export function canonicalAddress(page: Page): string | undefined {
  const link = byTag(page, 'link').find((element) => attribute(element, 'rel') === 'canonical');
  return link && attribute(link, 'href');
}

/** Pages that ask search engines to leave them out: frames, the 404 page, answers to forms. */
export const isUnlisted = (page: Page): boolean => (metaContent(page, 'robots') ?? '').includes('noindex');
