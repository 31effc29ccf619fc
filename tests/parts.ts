/** Which pages are to be opened so that every part which any of them has is seen. */

/** What is between the tags of scripts and styles. */
const code = /(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g;
const tags = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The kinds of elements of a page: its class, the names of its attributes, what it stands in and what it follows. */
export function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  /** The elements that are open, from the outermost; each with the last one that stood in it. */
  const open = [{ kind: '', last: '' }];
  for (const [, isEnd, tag = '', written = ''] of html.replaceAll(code, '$1$3').matchAll(tags)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const parent = open.at(-1)!;
    const kind = kindOf(tag, written);
    parts.add(`${parent.kind} > ${parent.last} + ${kind}`);
    parent.last = kind;
    if (!empty.has(tag) && !written.endsWith('/')) open.push({ kind, last: '' });
  }
  return parts;
}

const attributes = /\s([\w:-]+)(?:="([^"]*)")?/g;

function kindOf(tag: string, written: string): string {
  const all = [...written.matchAll(attributes)];
  return [tag, ...all.map(([, name, value]) => (name === 'class' ? `.${value}` : name))].join(' ');
}

/**
 * The fewest pages, about, that have every part any of the pages has: always the one with most parts not seen yet.
 * @param seen parts that need no page any more
 */
export function pagesOfEveryPart(pages: Map<string, Set<string>>, seen: Set<string> = new Set()): string[] {
  const left = [...pages].map(([path, parts]) => ({ path, parts: [...parts].filter((part) => !seen.has(part)) }));
  const [most] = left.toSorted((one, other) => other.parts.length - one.parts.length);
  if (!most || most.parts.length === 0) return [];
  return [most.path, ...pagesOfEveryPart(pages, new Set([...seen, ...most.parts]))];
}
