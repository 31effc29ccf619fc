/** An issue's text form, from the same HTML tree as its HTML form. */

/** The part of hast (and of MDX's own nodes) that matters here. */
export type TreeNode = {
  type: string;
  value?: string;
  tagName?: string;
  name?: string | null;
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: TreeNode[];
};

const blocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'pre',
  'table',
  'hr',
  'div',
  'section',
  'figure',
]);
const skipped = new Set(['script', 'style', 'title', 'head']);

/**
 * Paragraphs apart by an empty line, links with their address, lists with dashes or numbers. Without trailing space.
 */
export function plainText(root: TreeNode): string {
  return blocksOf(root.children ?? [])
    .join('\n\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** A tag's name, be it written in Markdown or as JSX. */
export function tagOf(node: TreeNode): string {
  return node.tagName ?? node.name ?? '';
}

/** An attribute's text; undefined where it is absent or computed. */
export function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.properties?.[name] ?? node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** One entry a block; loose inline content between blocks is a block of its own. */
function blocksOf(nodes: TreeNode[]): string[] {
  const found: string[] = [];
  let inline: TreeNode[] = [];
  const flush = (): void => {
    const text = inlineText(inline);
    if (text) found.push(text);
    inline = [];
  };
  for (const node of nodes) {
    if (!blocks.has(tagOf(node))) inline.push(node);
    else {
      flush();
      found.push(blockText(node));
    }
  }
  flush();
  return found.filter((text) => text !== '');
}

function blockText(node: TreeNode): string {
  const children = node.children ?? [];
  const tag = tagOf(node);
  if (tag === 'hr') return '----------';
  if (tag === 'pre') return rawText(node).trimEnd();
  if (tag === 'h1' || tag === 'h2') return underlined(inlineText(children), tag === 'h1' ? '=' : '-');
  if (tag === 'ul' || tag === 'ol') return listText(children, tag === 'ol');
  if (tag === 'blockquote')
    return blocksOf(children)
      .join('\n\n')
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
  if (tag === 'table')
    return elementsNamed(node, 'tr')
      .map((row) =>
        row.children
          ?.filter(isElement)
          .map((cell) => inlineText(cell.children ?? []))
          .join(' | '),
      )
      .join('\n');
  return blocksOf(children).length > 1 ? blocksOf(children).join('\n\n') : inlineText(children);
}

function listText(items: TreeNode[], isNumbered: boolean): string {
  const entries = items.filter((item) => tagOf(item) === 'li').map((item) => blocksOf(item.children ?? []).join('\n'));
  return entries
    .map((entry, index) => {
      const mark = isNumbered ? `${index + 1}. ` : '- ';
      return mark + entry.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function inlineText(nodes: TreeNode[]): string {
  return nodes
    .map(inlineOf)
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ ?\uE000 ?/g, '\n')
    .trim();
}

/** U+E000, which no text holds, stands for a wanted line break until the spaces are tidied. */
function inlineOf(node: TreeNode): string {
  const tag = tagOf(node);
  if (node.type === 'text') return node.value ?? '';
  if (skipped.has(tag)) return '';
  if (tag === 'br') return '\uE000';
  if (tag === 'img') return attributeOf(node, 'alt') ?? '';
  const text = (node.children ?? []).map(inlineOf).join('');
  const address = tag === 'a' ? attributeOf(node, 'href') : undefined;
  return address === undefined || address === text || address === `mailto:${text}` ? text : `${text} (${address})`;
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat([...text].length)}`;
}

function rawText(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(rawText).join('');
}

function elementsNamed(node: TreeNode, tag: string): TreeNode[] {
  return (node.children ?? []).flatMap((child) => (tagOf(child) === tag ? [child] : elementsNamed(child, tag)));
}

function isElement(node: TreeNode): boolean {
  return tagOf(node) !== '';
}
