import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type { Element };

let last: { html: string; document: Document } | undefined;

/**
 * A built page as a tree. The steps after the build ask for one page several times in a row: the last is kept.
 * Nobody changes the tree. htmlparser2 and not parse5: a quarter of the time, for pages that checks/site knows to be
 * valid.
 */
export function parsePage(html: string): Document {
  if (last?.html !== html) last = { html, document: parseDocument(html) };
  return last.document;
}

/** The first element with this name below a node, as the page has it. */
export const firstNamed = (name: string, within: Document | Element): Element | null =>
  DomUtils.findOne((element) => element.name === name, within.children);

export const allNamed = (name: string, within: Document | Element): Element[] =>
  DomUtils.getElementsByTagName(name, within);

/** What stands inside a <script> or <style>. */
export const sourceText = ({ children }: Element): string =>
  children.map((node) => (isText(node) ? node.data : '')).join('');

/** What `<meta name=…>` says, or nothing. */
export const metaContent = (name: string, page: Document): string =>
  allNamed('meta', page).find(({ attribs }) => attribs.name === name)?.attribs.content ?? '';

const insideALine = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'time']);

/**
 * The words in some nodes: elements are kept apart by a space, but for those that stand inside a line. A space stands
 * in place of each element that is left out.
 */
export const wordsOf = (nodes: ChildNode[], isLeftOut: (element: Element) => boolean = () => false): string =>
  rawWords(nodes, isLeftOut).replace(/\s+/g, ' ').trim();

function rawWords(nodes: ChildNode[], isLeftOut: (element: Element) => boolean): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      if (isLeftOut(node)) return ' ';
      const words = rawWords(node.children, isLeftOut);
      return insideALine.has(node.name) ? words : ` ${words} `;
    })
    .join('');
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The HTML inside an element, a space in place of each element that is left out. */
export const htmlWithout = (isLeftOut: (element: Element) => boolean, { children }: Element): string =>
  children
    .map((node) => {
      if (isText(node)) return escapeHtml(node.data);
      if (!isTag(node)) return '';
      if (isLeftOut(node)) return ' ';
      const attributes = Object.entries(node.attribs).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const opening = `<${node.name}${attributes.join('')}>`;
      return voidElements.has(node.name) ? opening : `${opening}${htmlWithout(isLeftOut, node)}</${node.name}>`;
    })
    .join('');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
