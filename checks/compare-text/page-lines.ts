import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

const unseen = new Set(['script', 'style', 'noscript']);
/** Elements that do not break the line they stand in. */
const inline = new Set(
  (
    'a abbr b bdi br button cite code data del dfn em i ins kbd label mark q s small span strong sub sup svg time ' +
    'u use var wbr'
  ).split(' '),
);
/** Attributes that are read aloud, shown, or followed. */
const read = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'label',
  'value',
  'href',
  'action',
  'formaction',
  'srcdoc',
];
const namedMetas = new Set(['description', 'robots', 'og:title', 'og:description', 'twitter:title']);
const heading = /^h[1-6]$/;

/**
 * What a page says, one line a block of text, in document order: headings with their rank, links with their target,
 * labels that are only read aloud, the title, the description, and each value of the structured data. Names of built
 * files lose their hash.
 */
export function pageLines(html: string): string[] {
  const lines: string[] = [];
  let text = '';
  const flush = (prefix = ''): void => {
    const line = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (line) lines.push(prefix + line);
  };
  const visit = (node: Tree.Node): void => {
    if ('value' in node) text += node.value;
    if (!('tagName' in node)) return 'childNodes' in node ? node.childNodes.forEach(visit) : undefined;
    const breaks = !inline.has(node.tagName);
    if (breaks) flush();
    lines.push(...attributeLines(node));
    if (!unseen.has(node.tagName)) [...node.childNodes, ...templateNodes(node)].forEach(visit);
    if (breaks) flush(heading.test(node.tagName) || node.tagName === 'title' ? `${node.tagName}: ` : '');
  };
  visit(parse(withoutHashes(html)));
  flush();
  return lines;
}

/** So that a file whose content alone changed is the same address in both builds. */
export const withoutHashes = (html: string): string =>
  html
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{6,8}(?=\.\w+)/g, '$1')
    .replace(/\/assets\/pages\/[\w-]{10}\.js/g, '/assets/pages/page.js')
    .replace(/<!--.*?-->/gs, '');

const templateNodes = (element: Tree.Element): Tree.ChildNode[] =>
  'content' in element ? (element as Tree.Template).content.childNodes : [];

function attributeLines(element: Tree.Element): string[] {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const named = attributes.get('name') ?? attributes.get('property') ?? '';
  if (element.tagName === 'meta')
    return namedMetas.has(named) ? [`meta ${named}: ${attributes.get('content') ?? ''}`] : [];
  if (element.tagName === 'script')
    return attributes.get('type') === 'application/ld+json' ? structuredLines(element) : [];
  if (element.tagName === 'link' && attributes.get('rel') !== 'canonical') return [];
  if (element.tagName === 'use') return [];
  return read
    .filter((name) => attributes.has(name))
    .map((name) => `<${element.tagName} ${name}="${attributes.get(name)}">`);
}

function structuredLines(script: Tree.Element): string[] {
  const source = script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const lines: string[] = [];
  JSON.parse(source, (key, value: unknown) => {
    if (typeof value !== 'object') lines.push(`structured data ${key}: ${String(value)}`);
    return value;
  });
  return lines;
}
