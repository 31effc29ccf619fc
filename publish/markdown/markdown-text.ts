/** Text as Markdown (CommonMark with GitHub's tables and footnotes). Pure. */
import type { Marked, Part } from '../../app/wording/rich-text.ts';

/** What Markdown would take for its own signs, in one line. */
export const escaped = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|~]/g, (sign) => `\\${sign}`);

/** An address with signs that would end a link stands between angle brackets. */
export const link = (text: string, address: string): string =>
  `[${escaped(text)}](${/[()\s]/.test(address) ? `<${address}>` : address})`;

/** Every row a line; a cell is Markdown already. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Blocks with an empty line between them; what is empty is left out. */
export const blocks = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** Writes the sentences of one page: its marks as footnotes, its links as whole addresses. */
export type MarkedWriter = { marked: (marked: Marked) => string; parts: (parts: Part[]) => string };

/**
 * @param footnote the name of a mark's footnote, by its number
 * @param page the page's whole address, for links to a part of it
 */
export function markedWriter(footnote: (mark: number) => string, page: string, origin: string): MarkedWriter {
  const absolute = (href: string): string => (href.startsWith('#') ? page + href : href.replace(/^\//, `${origin}/`));
  const marked = ({ text, marks, doubt, href }: Marked): string => {
    if (href) return link(text, absolute(href));
    return [
      escaped(text),
      ...marks.toSorted((a, b) => a - b).map((mark) => `[^${footnote(mark)}]`),
      doubt ? ` (${escaped(doubt)})` : '',
    ].join('');
  };
  return {
    marked,
    parts: (parts) => parts.map((part) => (typeof part === 'string' ? escaped(part) : marked(part))).join(''),
  };
}
