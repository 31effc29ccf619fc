import { cpSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listAllDownloads } from './before-build/draw-downloads.ts';
import { pruneCache } from './build-cache.ts';
import { bundleApp } from './bundle-app.ts';
import { compressRest } from './compress-rest.ts';
import { prerenderedPaths } from './page-paths.ts';
import { add } from './precompress.ts';
import { openSearchIndexes } from './index-pages.ts';
import { renderPages } from './render/render-pages.ts';
import { startWorkers } from './worker-pool.ts';
import { writeSiteFiles, writeSiteHeaders } from './write-site-files.ts';

const buildDirectory = 'build';
const client = join(buildDirectory, 'client');

/**
 * The whole site into build/, in three stretches that keep every core busy: bundles beside PDFs, whose sizes pages
 * name; pages beside
 * the files that are no pages; the search index beside the compression of the rest.
 */
export async function buildSite({ verbose = false } = {}): Promise<void> {
  const started = performance.now();
  const ended = (step: string): void => {
    if (verbose) console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${step}`);
  };
  rmSync(buildDirectory, { recursive: true, force: true });
  const workers = startWorkers(availableParallelism());
  try {
    const [bundleKey, shares] = await Promise.all([
      bundleApp(buildDirectory, { quiet: !verbose }).finally(() => ended('bundled')),
      workers.onEach((part) => ({ kind: 'downloads', part, of: workers.size })),
    ]);
    await listAllDownloads(shares);
    cpSync('public', client, { recursive: true });
    ended('PDFs set');
    const indexes = await openSearchIndexes(buildDirectory);
    const [pages] = await Promise.all([
      renderPages(workers, { buildDirectory, bundleKey, paths: prerenderedPaths() }, indexes.add),
      writeSiteFiles(client),
    ]);
    ended(`rendered, ${pages.kept} pages as before`);
    await writeSiteHeaders(buildDirectory, pages.scriptHashes);
    const [rest] = await Promise.all([compressRest(workers, client), indexes.finish()]);
    ended('compressed and indexed');
    [rest, await compressRest(workers, client)].forEach((more) => add(pages.compressed, more));
    pruneCache(new Set((await workers.onEach(() => ({ kind: 'used keys' }))).flat()));
    report(pages);
  } finally {
    await workers.close();
  }
}

function report({ count, searchable, compressed }: Awaited<ReturnType<typeof renderPages>>): void {
  const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(
    `${count} pages, ${searchable} to be found by search. ${compressed.files} files compressed, ` +
      `${megabytes(compressed.bytes)} to ${megabytes(compressed.brotliBytes)} with Brotli.`,
  );
}
