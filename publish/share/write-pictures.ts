import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { sharePicture } from '../../app/frame/share-picture.ts';
import { siteConfig } from '../../site.config.ts';
import { cacheDirectory, keyOf } from '../build-cache.ts';
import { fingerprintOfCode } from '../pdf/fingerprint.ts';
import { readOutlines } from '../pdf/read-outlines.ts';
import type { PictureDrawer } from './draw-picture.ts';
import { listPictures } from './list-pictures.ts';
import type { SharePicture } from './share-picture.ts';

/** A picture, and the file of the cache that holds it: named after all that it is made of. */
export type PlannedPicture = { picture: SharePicture; file: string };

const folder = join(cacheDirectory, 'pictures');
/** The packages that decide what a picture looks like, beside the code of this folder. */
const madeWith = ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', '@fontsource-variable/source-serif-4'];

/** All pictures, and those that no earlier build has drawn. */
export function planPictures(): { pictures: PlannedPicture[]; toDraw: PlannedPicture[]; siteName: string } {
  const { name: siteName } = readSiteSettings(siteConfig, process.env);
  const versions = madeWith.map((name) => readFileSync(`node_modules/${name}/package.json`, 'utf8')).join();
  const code = fingerprintOfCode(versions, import.meta.dirname);
  const pictures = listPictures(readOutlines('app/generated')).map((picture) => ({
    picture,
    file: join(folder, `${keyOf(code, siteName, JSON.stringify(picture))}.png`),
  }));
  return { pictures, toDraw: pictures.filter(({ file }) => !existsSync(file)), siteName };
}

/** Draws one into the cache. */
export function drawPicture({ picture, file }: PlannedPicture, draw: PictureDrawer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, draw(picture));
}

/** Puts all into the site, once they are drawn, and forgets those that no page has any more. */
export function placePictures(pictures: PlannedPicture[], clientDirectory: string): void {
  for (const { picture, file } of pictures) {
    const target = join(clientDirectory, sharePicture(picture.path));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  const kept = new Set(pictures.map(({ file }) => file));
  for (const name of readdirSync(folder)) if (!kept.has(join(folder, name))) rmSync(join(folder, name));
}
