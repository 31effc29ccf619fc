import { cpSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteSettings } from '../app/frame/site-settings.server.ts';
import { language } from '../app/language/language.ts';
import { siteConfig } from '../site.config.ts';
import { pruneCache } from './build-cache.ts';
import { untilTold } from './build-steps.ts';
import { textsWithoutWords } from './language/write-catalogs.ts';
import { bundleAnswers } from './bundle-answers.ts';
import { bundleApp } from './bundle-app.ts';
import { compressRest } from './compress-rest.ts';
import { openSearchIndexes } from './index-pages.ts';
import type { InlineSources } from './inline-sources.ts';
import { prerenderedPaths } from './page-paths.ts';
import { renderPages } from './render/render-pages.ts';
import { leaveWritten, takeWritten } from './render/written-pages.ts';
import { searchPlaces } from './search-places.ts';
import { writeCaptions } from './videos/place-videos.ts';
import { setDownloadsInLanguage } from './set-downloads.ts';
import { renderingThreads, startWorkers } from './worker-pool.ts';
import { writeComparisons } from './write-comparisons.ts';
import { sitemapText } from './write-sitemap.ts';
import { writeChanges, writeUpdateFeeds } from './write-update-feeds.ts';
import { writeFeeds } from './write-feeds.ts';
import { writeNamedFacts } from './write-named-facts.ts';
import { writeStudyFiles } from './write-study-files.ts';

/** What a build in a language leaves to the one in English, which writes the headers of all pages. */
export type BuiltLanguage = { pages: number; inline: [path: string, sources: InlineSources][] };

/**
 * `node --import ./publish/language/load-in-language.ts publish/build-in-language.ts`, with ATLAS_LANGUAGE: the pages
 * of the site in that language, into build/<code>, from where build-site.ts takes them.
 */
const { code } = language;
const siteDirectory = 'build';
const buildDirectory = join(siteDirectory, code);
const client = join(buildDirectory, 'client');
process.env.NODE_ENV = 'production';
rmSync(buildDirectory, { recursive: true, force: true });
const there = takeWritten(siteDirectory);
const [workers, setters] = [startWorkers(renderingThreads()), startWorkers(renderingThreads())];
try {
  const downloads = setDownloadsInLanguage(setters).finally(() => setters.close());
  // A draft shows English where words are missing.
  if (!process.env.ATLAS_DRAFT) stopWithoutWords();
  const [bundleKey] = await Promise.all([bundle(), downloads]);
  const site = readSiteSettings(siteConfig, process.env);
  cpSync(join('public', code), join(client, code), { recursive: true });
  const indexes = await openSearchIndexes(buildDirectory, searchPlaces());
  const [pages] = await Promise.all([
    renderPages(workers, { siteDirectory, buildDirectory, bundleKey, paths: prerenderedPaths(), there }, indexes.add),
    writeStudyFiles(client),
    writeComparisons(client),
    writeNamedFacts(buildDirectory),
    bundleAnswers(buildDirectory, code),
    writeFeeds(client, site),
    writeUpdateFeeds(client, site),
    // For the mails in this language: server/alerts/published-changes.ts.
    writeChanges(join(buildDirectory, 'changes.json'), site),
    writeCaptions(join(client, code)),
  ]);
  await indexes.finish();
  await writeFile(join(client, `sitemap-${code}.xml`), sitemapText(site.origin));
  cpSync(join(client, '404.html'), join(client, code, '404.html'));
  await compressRest(workers, client, () => true);
  pruneCache(await workers.onEach(() => ({ kind: 'finish cache' })));
  leaveWritten(pages.written);
  const built: BuiltLanguage = { pages: pages.count, inline: [...pages.inline] };
  await writeFile(join(buildDirectory, 'built.json'), JSON.stringify(built));
} finally {
  await Promise.all([workers.close(), setters.close()]);
}

async function bundle(): Promise<string> {
  const key = await bundleApp(buildDirectory, { generated: untilTold('generated') });
  await compressRest(workers, client, (file) => file.startsWith(join(client, 'assets')));
  return key;
}

/** @throws Error that names texts which have no words in this language yet */
function stopWithoutWords(): void {
  const missing = textsWithoutWords(code);
  if (missing.length === 0) return;
  const named = missing.slice(0, 20).map(({ text, files }) => `  ${files[0]}: ${text.slice(0, 100)}`);
  throw new Error(
    `${missing.length} texts have no words in "${code}" yet (npm run words -- ${code} writes them into ` +
      `content/${code}/text):\n` +
      named.join('\n'),
  );
}
