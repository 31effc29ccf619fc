export type XmlElement = { name: string; attributes: Record<string, string>; text: string };

const passedOver = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/;
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/;
const unescapedSign = /[<>]|&(?!(?:\w+|#\d+|#x[\da-f]+);)/;
const token = new RegExp([passedOver, tag, unescapedSign].map(({ source }) => source).join('|'), 'gi');

/**
 * The elements of a small XML file in the order in which they close, each with the text directly after its start.
 * Enough for feeds and sitemaps. @throws Error where tags do not match or a sign is not escaped.
 */
export function readXml(xml: string): XmlElement[] {
  const open: { element: XmlElement; from: number }[] = [];
  const closed: XmlElement[] = [];
  for (const { 0: found, 1: closing, 2: name, 3: attributes, 4: empty, index } of xml.matchAll(token)) {
    if (!name) {
      if (found.length === 1) throw new Error(`unescaped ${found} at ${index}: ${xml.slice(index, index + 40)}`);
      continue;
    }
    const element = { name, attributes: readAttributes(attributes ?? ''), text: '' };
    if (empty) closed.push(element);
    else if (!closing) open.push({ element, from: index + found.length });
    else {
      const last = open.pop();
      if (last?.element.name !== name) throw new Error(`</${name}> closes <${last?.element.name}>`);
      closed.push({ ...last.element, text: unescaped(xml.slice(last.from, index)) });
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)!.element.name}> is never closed`);
  return closed;
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, unescaped(value!)]));

const unescaped = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
