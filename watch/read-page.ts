/** A fetched file as sections of text: HTML by parse5, PDF by unpdf (pdf.js), other text as it is. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Section } from './page-words.ts';

/** `dated`: the day or month the page itself says it was last changed, as YYYY-MM; null where it says none. */
export type ReadPage = { sections: Section[]; dated: string | null };

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What is not read: menus and the like repeat on each page, and what is hidden says nothing. */
const passedOver = new Set('script style noscript template nav header footer aside svg select button head'.split(' '));

/** @throws for a PDF that cannot be read */
export async function readPage(bytes: Uint8Array, contentType: string): Promise<ReadPage> {
  const isPdf = /pdf/i.test(contentType) || Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  if (isPdf) return readPdf(bytes);
  const text = decode(bytes, contentType);
  if (/html|xml/i.test(contentType) || /^\s*</.test(text)) return readHtml(text);
  return { sections: [{ heading: '', text }], dated: dateIn(text) };
}

/** By what the server says, else the page in its first kilobyte; what is no UTF-8 is taken for windows-1252. */
function decode(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const labels = [contentType, head].flatMap((text) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? []);
  for (const label of [...labels, 'utf-8']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // An unknown name, or bytes that it does not have.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

async function readPdf(bytes: Uint8Array): Promise<ReadPage> {
  // pdf.js takes the buffer over.
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
  return { sections: [{ heading: '', text }], dated: dateIn(text) };
}

function readHtml(html: string): ReadPage {
  const sections: Section[] = [{ heading: '', text: '' }];
  let modified: string | null = null;
  const walk = (node: Node): void => {
    if (node.nodeName === '#text') {
      sections.at(-1)!.text += (node as DefaultTreeAdapterTypes.TextNode).value;
      return;
    }
    const element = node as Element;
    const attribute = (name: string) => element.attrs?.find((found) => found.name === name)?.value;
    if (element.nodeName === 'meta' && /modified/.test(attribute('property') ?? attribute('name') ?? ''))
      modified = /^\d{4}-\d{2}/.exec(attribute('content') ?? '')?.[0] ?? modified;
    const isHidden = attribute('hidden') !== undefined || attribute('aria-hidden') === 'true';
    if (isHidden || (passedOver.has(element.nodeName) && element.nodeName !== 'head')) return;
    if (/^h[1-6]$/.test(element.nodeName)) {
      const heading = textOf(element);
      sections.push({ heading, text: '' });
      return;
    }
    for (const child of element.childNodes ?? []) walk(child);
    // Cells and blocks stand apart, whatever holds them.
    if (element.nodeName !== '#document') sections.at(-1)!.text += isInline.has(element.nodeName) ? '' : '\n';
  };
  walk(parse(html));
  return { sections, dated: dateIn(sections.map(({ text }) => text).join('\n')) ?? modified };
}

const isInline = new Set('a b i em strong span sup sub small code abbr cite q u mark font'.split(' '));

const textOf = (node: Node): string =>
  node.nodeName === '#text'
    ? (node as DefaultTreeAdapterTypes.TextNode).value
    : ((node as Element).childNodes ?? []).map(textOf).join(' ').replace(/\s+/g, ' ').trim();

const months = 'january february march april may june july august september october november december'.split(' ');
const stated = /(?:updated|revised|modified|reviewed|effective)(?:\s+(?:on|as of))?\s*:?\s*/.source;
const byName = new RegExp(`${stated}(${months.join('|')})\\s+(?:\\d{1,2},?\\s+)?(\\d{4})`, 'gi');
const byNumber = new RegExp(`${stated}(\\d{1,2})/(?:\\d{1,2}/)?(\\d{4})`, 'gi');

/** The newest of the days on which a text says it was changed. */
function dateIn(text: string): string | null {
  const named = [...text.matchAll(byName)].map(([, month = '', year = '']) => {
    return `${year}-${String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}`;
  });
  const numbered = [...text.matchAll(byNumber)].map(([, month = '', year = '']) => `${year}-${month.padStart(2, '0')}`);
  return [...named, ...numbered].toSorted().at(-1) ?? null;
}
