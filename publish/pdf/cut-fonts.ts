import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { keptBytes } from '../kept-bytes.ts';

/** A font of its own, of one style, weight and optical size. */
export type Cut = { style: 'normal' | 'italic'; weight: number; opticalSize: 8 | 12 | 40 };

/**
 * Typst reads no variable fonts, so each weight and optical size in use is cut from Source Serif 4 as a font of its
 * own.
 */
const cuts: Cut[] = [
  { style: 'normal', weight: 400, opticalSize: 8 },
  { style: 'normal', weight: 650, opticalSize: 8 },
  { style: 'italic', weight: 400, opticalSize: 8 },
  { style: 'normal', weight: 400, opticalSize: 12 },
  { style: 'normal', weight: 650, opticalSize: 12 },
  { style: 'italic', weight: 400, opticalSize: 12 },
  { style: 'normal', weight: 500, opticalSize: 40 },
  { style: 'italic', weight: 400, opticalSize: 40 },
];

/**
 * ASCII, Latin-1 with its fractions, and the quotes, dashes and signs of the content. A letter outside stops the build
 * (compile-pdf.ts).
 */
const letters = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}‘’“”–—…•−`;

/**
 * The fonts of the downloads, as TrueType: "Atlas Serif 08", "Atlas Serif 12" and "Atlas Serif 40", by optical size.
 */
export function cutFonts(): Promise<Buffer[]> {
  return Promise.all(cuts.map(cutFont));
}

/** One cut, called "Atlas Serif" and its optical size. The PDFs of all languages, pictures and charts have the same. */
export async function cutFont(cut: Cut): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const source = await readFile(
    require.resolve(`@fontsource-variable/source-serif-4/files/source-serif-4-latin-standard-${cut.style}.woff2`),
  );
  const madeBy = [await readFile(import.meta.filename), await readFile(require.resolve('subset-font/package.json'))];
  const name = `fonts/${cut.style}-${cut.weight}-${cut.opticalSize}`;
  return keptBytes(name, [source, ...madeBy, JSON.stringify(cut)], () => cutOf(source, cut));
}

async function cutOf(source: Buffer, { weight, opticalSize }: Cut): Promise<Buffer> {
  const font = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, opsz: opticalSize },
  });
  return renamed(Buffer.from(font), `${opticalSize}`.padStart(2, '0'));
}

/**
 * "Source Serif 4" becomes "Atlas Serif 12", as long to the letter so that the name table stays as it is: a machine
 * that has the original installed must not lend it (Typst always sees system fonts), and "Source" is a reserved name of
 * its license.
 */
function renamed(font: Buffer, size: string): Buffer {
  const names = [
    ['Source Serif 4', `Atlas Serif ${size}`],
    ['SourceSerif4', `AtlasSerif${size}`],
  ] as const;
  for (const [from, to] of names) {
    const [old, fresh] = [utf16(from), utf16(to)];
    if (font.indexOf(old) < 0) throw new Error(`Source Serif 4 no longer calls itself "${from}"`);
    for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old)) fresh.copy(font, at);
  }
  return font;
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

function characters(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
