import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { language } from '../app/language/language.ts';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { siteConfig } from '../site.config.ts';
import { cacheDirectory, keyOf } from './build-cache.ts';
import { bundleComparison } from './bundle-comparison.ts';
import { drawGenerated } from './draw-generated.ts';
import { slimManifest } from './slim-manifest.ts';

/** What bundles are made of, beside app/ itself. Content is none of it: pages read it when they are rendered. */
const configuration = [
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'publish/bundle-app.ts',
  'publish/bundle-comparison.ts',
  'publish/slim-manifest.ts',
];
const keptDirectory = join(cacheDirectory, 'bundle');
const keyFile = join(keptDirectory, 'key');

/** `fonts`: until the site's fonts are drawn, which the bundles hold. */
type BundleOptions = { fonts: Promise<unknown>; quiet?: boolean };

/**
 * Bundles the app for browsers and for rendering, into `client` and `server` of the build directory; where nothing
 * changed that bundles
 * are made of, an earlier build's are copied. `builder.buildApp()` would go on to render all pages through a preview
 * server.
 * @returns a key that stands for both bundles
 */
export async function bundleApp(buildDirectory: string, { fonts, quiet = true }: BundleOptions): Promise<string> {
  await Promise.all([drawGenerated(['boot']), fonts]);
  const key = bundleKey();
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
    cpSync(join(keptDirectory, 'build'), buildDirectory, { recursive: true });
    return key;
  }
  const builder = await createBuilder({
    logLevel: quiet ? 'error' : 'info',
    // public/ holds the PDFs, which are still being set.
    build: { copyPublicDir: false },
  });
  await builder.build(builder.environments.client!);
  await builder.build(builder.environments.ssr!);
  await bundleComparison(buildDirectory);
  await slimManifest(join(buildDirectory, 'client'));
  rmSync(join(buildDirectory, 'client/.vite'), { recursive: true, force: true });
  await rm(keptDirectory, { recursive: true, force: true });
  await mkdir(keptDirectory, { recursive: true });
  cpSync(buildDirectory, join(keptDirectory, 'build'), { recursive: true });
  writeFileSync(keyFile, key);
  return key;
}

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
    .filter((file) => !/\.test\.tsx?$|\.md$|^app\/generated\/downloads\.json$/.test(file))
    .concat(configuration, ofLanguage())
    .toSorted();
  const settings = JSON.stringify(readSiteSettings(siteConfig, process.env));
  return keyOf(process.version, settings, ...files.flatMap((file) => [file, readFileSync(file)]));
}
