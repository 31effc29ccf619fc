/** What is between the tags of scripts and styles. */
const code = /(<(script|style)\b[^>]*>)[\s\S]+?(<\/\2>)/g;
/** Tags with their attributes, whatever stands in quotes, and what stands between tags. */
const parts = /<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g;
const attributes = /([\w:-]+)="([^"]*)"/g;

/** Values that are words, addresses, dates or shapes: a rule asks of them whether there are any and which are equal. */
const worded = new Set(
  (
    'aria-label title alt placeholder content label value href src srcset action lang hreflang datetime d points ' +
    'transform viewbox x y x1 y1 x2 y2 cx cy r width height'
  ).split(' '),
);
/** Values that are names within the page: rules ask what they name, and whether they are written as names are. */
const naming = new Set(
  'id for name list headers popovertarget aria-labelledby aria-describedby aria-controls aria-owns'.split(' '),
);
const labels = /\s(?:aria-label|alt|title)="([^"]*)"/g;

/** What the validity of a page depends on, of a page as it is written. */
export type Skeleton = {
  /** The same for pages that differ in words, addresses and the names of their parts alone. */
  shape: string;
  /** Characters and references in its texts that a text must not hold everywhere: '&amp;', '>'. */
  marks: Set<string>;
};

/**
 * Leaves of a page what rules of validity read: tags, attributes, values that are not words, where text stands and
 * which texts and labels are the same. Pages of one shape whose marks were seen are valid if one of them is.
 */
export function skeletonOf(html: string): Skeleton {
  const labelled = new Map<string, string>();
  for (const [, label = ''] of html.matchAll(labels))
    if (label && !labelled.has(label)) labelled.set(label, `label ${labelled.size}`);
  const names = new Map<string, string>();
  const marks = new Set<string>();
  const shape = (wordsTogether(html).match(parts) ?? []).map((part) => {
    if (part.startsWith('<') && part.length > 1) return shapeOfTag(part, labelled, names);
    for (const [mark] of part.matchAll(/&[^\s;&]*;?|[<>]|[ \t]+\n/g)) marks.add(mark);
    const text = part.trim();
    return text && (labelled.get(text) ?? 'text');
  });
  return { shape: shape.join(''), marks };
}

/** React keeps apart what it joined from several values; code between tags says nothing. */
const wordsTogether = (html: string): string => html.replaceAll('<!-- -->', '').replaceAll(code, '$1code$3');

const shapeOfTag = (tag: string, labelled: Map<string, string>, names: Map<string, string>): string =>
  tag.replaceAll(attributes, (whole, written: string, value: string) => {
    const name = written.toLowerCase();
    if (naming.has(name)) return `${name}="${renamed(value, names)}"`;
    if (!worded.has(name) && !name.startsWith('data-')) return whole;
    return `${name}="${labelled.get(value) ?? kindOf(value)}"`;
  });

/** Whether a value is there, and whether it leads to another origin. */
const kindOf = (value: string): string => (/^(?:https?:)?\/\//.test(value) ? 'outside' : value && 'value');

/** Names by the order in which they come, so that pages which call their parts otherwise are alike. */
function renamed(value: string, names: Map<string, string>): string {
  if (value === '') return value;
  return value
    .split(' ')
    .map((name) => {
      const known = names.get(name) ?? `${/^[a-z]/i.test(name) ? 'n' : '0'}${names.size}`;
      names.set(name, known);
      return known;
    })
    .join(' ');
}
