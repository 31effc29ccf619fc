/** SVG text as a PNG picture, without a browser: the same bytes on every machine. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { cutFont } from './pdf/cut-fonts.ts';
import { indexedPng } from './share/indexed-png.ts';

export type PngDrawer = {
  /** A picture of the SVG's own size. @throws Error where it is no SVG */
  png: (svg: string) => Buffer;
  close: () => Promise<void>;
};

/** Whatever family the SVG names: the machine's own fonts would make two builds differ. */
const family = 'Atlas Serif 12';

/** The renderer takes fonts as files only: they lie in a folder for temporary files until `close`. */
export async function openPngDrawer(): Promise<PngDrawer> {
  const folder = await mkdtemp(join(tmpdir(), 'license-atlas-fonts-'));
  const fontFiles = await Promise.all(
    [400, 650].map(async (weight) => {
      const file = join(folder, `${weight}.ttf`);
      await writeFile(file, await cutFont({ style: 'normal', weight, opticalSize: 12 }));
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: family, serifFamily: family };
  return {
    png: (svg) => {
      const { pixels, width, height } = new Resvg(svg.replaceAll(/ font-family="[^"]*"/g, ''), { font }).render();
      return indexedPng(pixels, width, height);
    },
    close: () => rm(folder, { recursive: true }),
  };
}
