/** Draws the books' covers into the finished site: one small typographic SVG each, a uniform pocket library. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Book, readBooks } from '../app/books/books.server.ts';
import { compassRose, lamp, mountain, sun } from './cover-ornaments.ts';

type Binding = { ground: string; ornament: () => string };

const bindings: Record<string, Binding> = {
  'William Walker Atkinson': { ground: '#0f3d31', ornament: sun },
  'Orison Swett Marden': { ground: '#1c2c4c', ornament: mountain },
  'James Allen': { ground: '#571d22', ornament: lamp },
};
const plainBinding: Binding = { ground: '#1b2420', ornament: compassRose };

const brass = '#cda45c';
const cream = '#f6efdc';
const titleWidth = 300;
const titleHeight = 200;
/** Widths are reckoned for the widest serif in the stack, so that no reader's font runs over the frame. */
const serif = "'Iowan Old Style',Palatino,'Palatino Linotype',Georgia,'Times New Roman',serif";

/**
 * Writes `/covers/<id>.svg`, 400 by 600, for every book. Returns how many. @param clientDirectory where the built site
 * is
 */
export async function drawCovers(clientDirectory: string): Promise<number> {
  const directory = join(clientDirectory, 'covers');
  await mkdir(directory, { recursive: true });
  const books = readBooks();
  await Promise.all(books.map((book) => writeFile(join(directory, `${book.id}.svg`), drawCover(book))));
  return books.length;
}

/** One cover as SVG text, at most 3 KB. */
export function drawCover({ title, author }: Pick<Book, 'title' | 'author'>): string {
  const { ground, ornament } = bindings[author] ?? plainBinding;
  const corner = '<path d="M30 62V44A14 14 0 0 0 44 30H62"/>';
  const corners = [
    'scale(1)',
    'translate(400 0)scale(-1 1)',
    'translate(0 600)scale(1 -1)',
    'translate(400 600)scale(-1 -1)',
  ]
    .map((transform) => `<g transform="${transform}">${corner}</g>`)
    .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600" viewBox="0 0 400 600">',
    '<linearGradient id="s"><stop stop-opacity=".38"/><stop offset=".035" stop-opacity=".08"/><stop offset=".05" ' +
      'stop-color="#fff" stop-opacity=".13"/><stop offset=".075" stop-opacity=".1"/><stop offset=".3" ' +
      'stop-opacity="0"/></linearGradient>',
    `<path fill="${ground}" d="M0 0H400V600H0Z"/><path fill="url(#s)" d="M0 0H400V600H0Z"/>`,
    `<g fill="none" stroke="${brass}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round" ` +
      `color="${brass}">`,
    `<path stroke-width="2.5" d="M22 22H378V578H22Z"/><path stroke-width=".9" d="M30 30H370V570H30Z"/>${corners}`,
    `<g transform="translate(200 150)scale(1.15)">${ornament()}</g>`,
    '<path d="M120 488H188M212 488H280"/><path fill="currentColor" d="M200 482 206 488 200 494 194 488Z"/></g>',
    `<g text-anchor="middle" font-family="${serif}" fill="${cream}">${titleLines(title)}`,
    '<text x="200" y="530" font-size="16" letter-spacing="1.5" ' +
      `fill="${brass}">${escapeXml(author.toUpperCase())}</text></g></svg>`,
  ].join('');
}

/** A long title stops at its subtitle; the page beside the cover has it in full. */
export const coverTitle = (title: string): string => title.split(/\s*:\s|;\s+or,/i)[0]!.trim();

function titleLines(title: string): string {
  const { size, lines } = fitTitle(coverTitle(title));
  const lead = size * 1.2;
  const first = 358 - ((lines.length - 1) * lead) / 2 + size * 0.34;
  return lines
    .map(
      (line, index) =>
        `<text x="200" y="${Math.round(first + index * lead)}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join('');
}

/** The largest size at which the wrapped title fits its field. */
export function fitTitle(title: string): { size: number; lines: string[] } {
  for (let size = 48; size > 20; size -= 2) {
    const lines = wrap(title, titleWidth / size);
    const fits = lines.every((line) => widthOf(line) * size <= titleWidth);
    if (fits && lines.length * size * 1.2 <= titleHeight) return { size, lines };
  }
  return { size: 20, lines: wrap(title, titleWidth / 20) };
}

/** Breaks between words, or after a hyphen, into the fewest lines, then evens them out. @param width in ems */
function wrap(title: string, width: number): string[] {
  const fewest = breakAt(title, width);
  for (let narrower = width - 0.5; narrower > 0; narrower -= 0.5) {
    const lines = breakAt(title, narrower);
    if (lines.length > fewest.length || lines.some((line) => widthOf(line) > narrower))
      return breakAt(title, narrower + 0.5);
  }
  return fewest;
}

function breakAt(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/ |(?<=-)/)) {
    const last = lines.at(-1) ?? '';
    const longer = last.endsWith('-') ? last + word : `${last} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line's width in ems, generously. */
function widthOf(line: string): number {
  const width = (letter: string): number =>
    /[ijlt.,;:'’ -]/.test(letter) ? 0.37 : /[mwMW]/.test(letter) ? 0.96 : /[A-Z&]/.test(letter) ? 0.75 : 0.6;
  return [...line].reduce((total, letter) => total + width(letter), 0);
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
