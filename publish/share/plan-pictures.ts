import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteSettings } from '../../app/frame/site-settings.server.ts';
import { siteConfig } from '../../site.config.ts';
import { keyOf } from '../build-cache.ts';
import { fingerprintOfCode } from '../pdf/fingerprint.ts';
import { readOutlines } from '../pdf/read-outlines.ts';
import { listPictures } from './list-pictures.ts';
import { keptPictures, type PlannedPicture } from './place-pictures.ts';

/** The packages that decide what a picture looks like, beside the code of this folder. */
const madeWith = ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', '@fontsource-variable/source-serif-4'];

/** All pictures, and those that no earlier build has drawn. */
export function planPictures(): { pictures: PlannedPicture[]; toDraw: PlannedPicture[]; siteName: string } {
  const { name: siteName } = readSiteSettings(siteConfig, process.env);
  const versions = madeWith.map((name) => readFileSync(`node_modules/${name}/package.json`, 'utf8')).join();
  const code = fingerprintOfCode(versions, import.meta.dirname);
  const pictures = listPictures(readOutlines('app/generated')).map((picture) => ({
    picture,
    file: join(keptPictures, `${keyOf(code, siteName, JSON.stringify(picture))}.png`),
  }));
  return { pictures, toDraw: pictures.filter(({ file }) => !existsSync(file)), siteName };
}
