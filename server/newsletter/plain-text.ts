/** An issue's text form, made from its HTML form by html-to-text. */
import { compile, type FormatCallback, type SelectorDefinition } from 'html-to-text';

/** The library's own headings are in capitals, which screen readers may spell out. */
const headings: SelectorDefinition[] = ['h3', 'h4', 'h5', 'h6'].map((selector) => ({
  selector,
  options: { uppercase: false },
}));
const ruleLength = 10;

const convert = compile({
  // A mail program breaks lines to its reader's width.
  wordwrap: false,
  formatters: { underlinedTwice: underlinedWith('='), underlined: underlinedWith('-') },
  selectors: [
    { selector: 'h1', format: 'underlinedTwice' },
    { selector: 'h2', format: 'underlined' },
    ...headings,
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: false } },
    // Without an address, what stands for a picture is its description alone.
    { selector: 'img', options: { pathRewrite: () => '' } },
    { selector: 'ul', options: { itemPrefix: ' - ' } },
    { selector: 'blockquote', options: { trimEmptyLines: false } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'hr', options: { length: ruleLength } },
    ...['script', 'style', 'title'].map((selector) => ({ selector, format: 'skip' })),
  ],
});

/**
 * Paragraphs apart by an empty line, links with their address, lists with dashes or numbers, tables in columns. Without
 * trailing space.
 */
export function plainText(html: string): string {
  return convert(html)
    .replace(/[ \t]+$/gm, '')
    .trim();
}

function underlinedWith(line: string): FormatCallback {
  return (element, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 2 });
    walk(element.children, builder);
    builder.closeBlock({
      trailingLineBreaks: 2,
      blockTransform: (text) => `${text}\n${line.repeat([...text].length)}`,
    });
  };
}
