import { cpSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { languages } from '../app/language/languages.ts';
import { pruneCache } from './build-cache.ts';
import { type LanguagesUnderWay, otherLanguages, startLanguages } from './build-languages.ts';
import { bundleApp } from './bundle-app.ts';
import { compressRest } from './compress-rest.ts';
import { drawGenerated } from './draw-generated.ts';
import { prerenderedPaths } from './page-paths.ts';
import { add } from './precompress.ts';
import { openSearchIndexes } from './index-pages.ts';
import type { DrawingPlan } from './plan-drawings.ts';
import { searchPlaces } from './search-places.ts';
import { type RenderedPages, renderPages } from './render/render-pages.ts';
import { clearBuild, leaveWritten, removeLeftOver, takeWritten } from './render/written-pages.ts';
import { placePictures } from './share/write-pictures.ts';
import { setDownloads } from './set-downloads.ts';
import { renderingThreads, startWorkers, type WorkerPool } from './worker-pool.ts';
import { writeSiteFiles, writeSiteHeaders } from './write-site-files.ts';

const buildDirectory = 'build';
const client = join(buildDirectory, 'client');

/**
 * The whole site into build/, in three stretches that keep every core busy: bundles beside pictures and PDFs, whose
 * sizes pages name; pages beside the files that are no pages; the search index beside the compression of the rest. The
 * other languages are built beside all three.
 */
export async function buildSite({ verbose = false } = {}): Promise<void> {
  const ended = verbose ? stopwatch() : () => {};
  const stayed = clearBuild(buildDirectory);
  const others = startLanguages(buildDirectory);
  try {
    const drawn = await bundleAndDraw(verbose, ended, () => others.tell('generated'));
    const pages = await renderSite(drawn, others, ended);
    removeLeftOver(buildDirectory, stayed);
    ended('left to the next build');
    report(pages);
  } finally {
    others.stop();
  }
}

type Drawn = { bundleKey: string; plan: DrawingPlan };

async function renderSite(
  { bundleKey, plan }: Drawn,
  others: LanguagesUnderWay,
  ended: (step: string) => void,
): Promise<RenderedPages> {
  const workers = startWorkers(renderingThreads());
  try {
    cpSync('public', client, { recursive: true, filter: (file) => !isOfLanguage(file) });
    placePictures(plan.pictures.pictures, client);
    // What pages load is weighed when they are compressed.
    const shared = await compressRest(workers, client, (file) => isAsset(file) && isOurs(file));
    ended('shared files compressed');
    const indexes = await openSearchIndexes(buildDirectory, searchPlaces());
    const there = takeWritten(buildDirectory);
    const [pages] = await Promise.all([
      renderPages(
        workers,
        { siteDirectory: buildDirectory, buildDirectory, bundleKey, paths: prerenderedPaths(), there },
        indexes.add,
      ),
      writeSiteFiles(buildDirectory),
    ]);
    ended(`rendered, ${pages.kept} pages as before`);
    const [rest] = await Promise.all([
      compressRest(workers, client, (file) => isOurs(file) && !isIndex(file)),
      indexes.finish(),
    ]);
    ended('compressed and indexed');
    const inLanguages = await others.finish();
    await writeSiteHeaders(buildDirectory, new Map([...pages.inline, ...inLanguages.inline]));
    const last = await compressRest(workers, client, () => true);
    [shared, rest, last].forEach((more) => add(pages.compressed, more));
    ended(`${inLanguages.pages} pages in other languages`);
    pruneCache(await workers.onEach(() => ({ kind: 'finish cache' })));
    leaveWritten(pages.written);
    return pages;
  } finally {
    await workers.close();
  }
}

/** What a language puts beside its own pages (build-in-language.ts). */
const isOfLanguage = (file: string): boolean => otherLanguages.some((code) => file === join('public', code));

const isAsset = (file: string): boolean => file.startsWith(join(client, 'assets'));
const isIndex = (file: string): boolean => file.startsWith(join(client, 'pagefind'));

/** Not being written by another language (render/render-page.ts). */
const isOurs = (file: string): boolean =>
  ![join('assets', 'pages'), ...Object.keys(languages)].some((folder) => file.startsWith(join(client, folder) + sep));

/** In threads of their own: what drawing has read and laid out is not held in memory while pages are rendered. */
async function bundleAndDraw(
  verbose: boolean,
  ended: (step: string) => void,
  areGenerated: () => void,
): Promise<Drawn> {
  const workers = startWorkers(availableParallelism());
  try {
    const generated = Promise.all([drawGenerated(['boot']), workers.on(0, { kind: 'site fonts' })]).then(areGenerated);
    const [bundleKey, plan] = await Promise.all([
      bundleApp(buildDirectory, { quiet: !verbose, generated }).finally(() => ended('bundled')),
      workers.on(1, { kind: 'plan drawings' }).then((found) => makeDrawings(workers, found, ended)),
    ]);
    return { bundleKey, plan };
  } finally {
    await workers.close();
  }
}

/** Says of each step when it ended, how much processor time the build had taken by then, and the memory it held. */
function stopwatch(): (step: string) => void {
  const started = performance.now();
  return (step) => {
    const { user, system } = process.cpuUsage();
    const [wall, processor] = [(performance.now() - started) / 1000, (user + system) / 1e6];
    const memory = Math.round(process.memoryUsage.rss() / 1e6);
    const shown = [wall, processor].map((seconds) => seconds.toFixed(1).padStart(6));
    console.log(`${shown[0]} s  ${shown[1]} s of processor  ${memory} MB  ${step}`);
  };
}

/** PDFs, then pictures, whose sizes and names the pages name. */
async function makeDrawings(
  workers: WorkerPool,
  plan: DrawingPlan,
  ended: (step: string) => void,
): Promise<DrawingPlan> {
  ended('PDFs and pictures planned');
  const { toDraw, siteName } = plan.pictures;
  const isIdle = plan.downloads.toSet.length + toDraw.length === 0;
  const [fonts = []] = isIdle ? [] : await workers.share([{ kind: 'fonts' }]);
  await setDownloads(workers, plan.downloads, fonts);
  ended(`${plan.downloads.toSet.length} PDFs set`);
  if (toDraw.length > 0) await workers.onEach(() => ({ kind: 'open picture drawer', fonts, siteName }));
  await workers.share(toDraw.map((planned) => ({ kind: 'picture', planned })));
  ended(`${toDraw.length} pictures drawn`);
  return plan;
}

function report({ count, searchable, compressed }: Awaited<ReturnType<typeof renderPages>>): void {
  const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(
    `${count} pages, ${searchable} to be found by search. ${compressed.files} files compressed, ` +
      `${megabytes(compressed.bytes)} to ${megabytes(compressed.brotliBytes)} with Brotli.`,
  );
}
