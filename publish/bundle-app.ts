import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { siteConfig } from '../site.config.ts';
import { cacheDirectory, keyOf } from './build-cache.ts';

/** What bundles are made of, beside app/ itself. Content is none of it: pages read it when they are rendered. */
const configuration = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'publish/bundle-app.ts',
  'publish/bundle-comparison.ts',
  'publish/bundle-search-worker.ts',
  'publish/page-a-route.ts',
  'publish/slim-manifest.ts',
  'publish/stages/bundle.ts',
];
/** The words of a language, what puts them in, and the server whose answers are bundled in it. */
const ofLanguages = (code: string): string[] => [
  `content/${code}/text/{app,server}/**/*.po`,
  `content/${code}/wording/*.ts`,
  'publish/language/*.ts',
  'publish/bundle-answers.ts',
  'server/**/*.ts',
];
const keptDirectory = join(cacheDirectory, 'bundle');
const keyFile = join(keptDirectory, 'key');

/**
 * Bundles the app into the build directory; where nothing changed that bundles are made of, an earlier build's are
 * copied. @param code of the language @param bundle makes them all
 */
export async function bundleApp(buildDirectory: string, code: string, bundle: () => Promise<void>): Promise<void> {
  const key = keyOfBundles(code);
  if (existsSync(keyFile) && bundleKey() === key) {
    cpSync(join(keptDirectory, 'build'), buildDirectory, { recursive: true });
    return;
  }
  await bundle();
  await rm(keptDirectory, { recursive: true, force: true });
  await mkdir(keptDirectory, { recursive: true });
  cpSync(buildDirectory, join(keptDirectory, 'build'), {
    recursive: true,
    filter: (file) => !ofPages.test(relative(buildDirectory, file)),
  });
  writeFileSync(keyFile, key);
}

/** What stands for all bundles of this language, once they are made. */
export const bundleKey = (): string => readFileSync(keyFile, 'utf8');

/**
 * What lies in the build directory of pages, from an earlier build, and of other languages, which are being built; and
 * pictures, which are drawn beside the bundling.
 */
const ofPages = /^(?:client\/(?!assets)|client\/assets\/pages$|[a-z]{2}$)/;

function keyOfBundles(code: string): string {
  const files = globSync('app/**/*.*')
    .filter((file) => !/\.test\.tsx?$|\.md$|^app\/generated\/(\w+\/)?downloads\.json$/.test(file))
    .concat(configuration, code === 'en' ? [] : globSync(ofLanguages(code)))
    .toSorted();
  const settings = JSON.stringify(readSiteSettings(siteConfig, process.env));
  return keyOf(process.version, settings, ...files.flatMap((file) => [file, readFileSync(file)]));
}
