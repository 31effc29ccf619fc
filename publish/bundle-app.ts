import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { language } from '../app/language/language.ts';
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
  'publish/run-bundler.ts',
  'publish/slim-manifest.ts',
];
const keptDirectory = join(cacheDirectory, 'bundle');
const keyFile = join(keptDirectory, 'key');

/** `generated`: until the map, the fonts and the boot script are drawn, which the bundles hold. */
type BundleOptions = { generated: Promise<unknown>; quiet?: boolean };

/**
 * Bundles the app for browsers and for rendering, into `client` and `server` of the build directory (run-bundler.ts);
 * where nothing changed that bundles are made of, an earlier build's are copied.
 * @returns a key that stands for both bundles
 */
export async function bundleApp(buildDirectory: string, { generated, quiet = true }: BundleOptions): Promise<string> {
  await generated;
  const key = bundleKey();
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
    cpSync(join(keptDirectory, 'build'), buildDirectory, { recursive: true });
    return key;
  }
  await inProcessOfItsOwn(buildDirectory, quiet);
  await rm(keptDirectory, { recursive: true, force: true });
  await mkdir(keptDirectory, { recursive: true });
  cpSync(buildDirectory, join(keptDirectory, 'build'), {
    recursive: true,
    filter: (file) => !ofPages.test(relative(buildDirectory, file)),
  });
  writeFileSync(keyFile, key);
  return key;
}

/** What bundling takes in memory ends with its process: pages are rendered with the rest. */
async function inProcessOfItsOwn(buildDirectory: string, quiet: boolean): Promise<void> {
  const step = [...process.execArgv, 'publish/run-bundler.ts', buildDirectory, ...(quiet ? [] : ['--verbose'])];
  const child = spawn(process.execPath, step, { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The app could not be bundled.');
}

/** What lies in the build directory of pages, from an earlier build, and of other languages, which are being built. */
const ofPages = /^(?:client\/(?!assets)|client\/assets\/pages$|[a-z]{2}$)/;

/** The words of a language, and what puts them in. */
const ofLanguage = (): string[] =>
  language.code === 'en'
    ? []
    : globSync([
        `content/${language.code}/text/app/**/*.po`,
        `content/${language.code}/wording/*.ts`,
        'publish/language/*.ts',
      ]);

function bundleKey(): string {
  const files = globSync('app/**/*.*')
    .filter((file) => !/\.test\.tsx?$|\.md$|^app\/generated\/(\w+\/)?downloads\.json$/.test(file))
    .concat(configuration, ofLanguage())
    .toSorted();
  const settings = JSON.stringify(readSiteSettings(siteConfig, process.env));
  return keyOf(process.version, settings, ...files.flatMap((file) => [file, readFileSync(file)]));
}
