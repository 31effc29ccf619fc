/**
 * `node publish/stages/pages.ts`, for another language than English with ATLAS_LANGUAGE and `--import
 * ./publish/language/load-in-language.ts`: the pages of that language, the files beside them and what makes them
 * searchable. What a language alone writes lies where it will be; the rest comes there from build/<code> once all
 * languages are built (build-site.ts).
 */
import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { language } from '../../app/language/language.ts';
import { languages } from '../../app/language/languages.ts';
import { pruneCache } from '../build-cache.ts';
import { bundleKey } from '../bundle-app.ts';
import { compressRest } from '../compress-rest.ts';
import { openSearchIndexes } from '../index-pages.ts';
import type { InlineSources } from '../inline-sources.ts';
import { prerenderedPaths } from '../page-paths.ts';
import { add, type PrecompressResult } from '../precompress.ts';
import { renderPages } from '../render/render-pages.ts';
import { leaveWritten, takeWritten } from '../render/written-pages.ts';
import { searchPlaces } from '../search-places.ts';
import { renderingThreads, startWorkers } from '../worker-pool.ts';
import { writeFilesInLanguage, writeSiteFiles } from '../write-site-files.ts';

/** What the pages of a language leave to the end of the build, which writes the headers of all. */
export type BuiltLanguage = {
  pages: number;
  kept: number;
  searchable: number;
  compressed: PrecompressResult;
  inline: [path: string, sources: InlineSources][];
};

const { code } = language;
const siteDirectory = 'build';
const buildDirectory = code === 'en' ? siteDirectory : join(siteDirectory, code);
const client = join(buildDirectory, 'client');

/** Other languages write there (render/render-page.ts). */
const ofOthers = code === 'en' ? [join('assets', 'pages'), ...Object.keys(languages)] : [];
const ofIndex = join(language.root, 'pagefind');
const isOfLanguage = (file: string): boolean => Object.keys(languages).some((other) => file === join('public', other));

const there = takeWritten(siteDirectory);
const workers = startWorkers(renderingThreads());
try {
  cpSync(join('public', language.root), join(client, language.root), {
    recursive: true,
    filter: (file) => code !== 'en' || !isOfLanguage(file),
  });
  const indexes = await openSearchIndexes(buildDirectory, searchPlaces());
  const [pages] = await Promise.all([
    renderPages(
      workers,
      { siteDirectory, buildDirectory, bundleKey: bundleKey(), paths: prerenderedPaths(), there },
      indexes.add,
    ),
    code === 'en' ? writeSiteFiles(buildDirectory) : writeFilesInLanguage(buildDirectory),
  ]);
  if (code !== 'en') cpSync(join(client, '404.html'), join(client, code, '404.html'));
  const [rest] = await Promise.all([
    compressRest(workers, client, { leftOut: [...ofOthers, ofIndex] }),
    indexes.finish(),
  ]);
  add(pages.compressed, rest);
  add(pages.compressed, await compressRest(workers, client, { folder: ofIndex }));
  pruneCache(await workers.onEach(() => ({ kind: 'finish cache' })));
  leaveWritten(pages.written);
  const { count, kept, searchable, compressed, inline } = pages;
  const built: BuiltLanguage = { pages: count, kept, searchable, compressed, inline: [...inline] };
  await writeFile(join(buildDirectory, 'built.json'), JSON.stringify(built));
} finally {
  await workers.close();
}
