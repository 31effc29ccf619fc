/** What a feed wrote, as text alone. */
import { decodeHTML } from 'entities';

/**
 * Control characters, and the marks that turn the direction of what follows them: a title must not rearrange the page.
 */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** One line of text, at most `longest` characters. */
export function oneLine(text: string, longest = 300): string {
  const line = text.replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}

/**
 * The text of HTML: scripts, styles, comments and tags go, then entities are decoded, once. What then looks like a tag
 * was text.
 */
export function textOfHtml(html: string): string {
  const withoutHidden = html
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replaceAll(/<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ');
  return oneLine(decodeHTML(withoutHidden.replaceAll(/<\/?[a-z!?][^>]*(>|$)/gi, ' ')));
}
