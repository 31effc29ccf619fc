import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharePicture } from '../../app/frame/share-picture.ts';
import { cacheDirectory } from '../build-cache.ts';
import type { PictureDrawer } from './draw-picture.ts';
import type { SharePicture } from './share-picture.ts';

/** A picture, and the file of the cache that holds it: named after all that it is made of. */
export type PlannedPicture = { picture: SharePicture; file: string };

export const keptPictures = join(cacheDirectory, 'pictures');

/** Draws one into the cache. */
export function drawPicture({ picture, file }: PlannedPicture, draw: PictureDrawer): void {
  mkdirSync(keptPictures, { recursive: true });
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
  for (const name of readdirSync(keptPictures))
    if (!kept.has(join(keptPictures, name))) rmSync(join(keptPictures, name));
}
