import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type BuildCache, keyOf } from '../build-cache.ts';
import { add, type PrecompressResult, writeCopiesOf } from '../precompress.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import type { PageRequests } from './page-requests.ts';

/** What the steps after rendering want to know of a page. */
export type RenderedPage = Pick<FinishedPage, 'search' | 'scriptHashes'> & {
  path: string;
  compressed: PrecompressResult;
  /** Whether an earlier build had rendered this very page. */
  kept: boolean;
};

export type PageWriter = {
  buildDirectory: string;
  requests: PageRequests;
  cache: BuildCache;
  /** A name for the code, the settings and the day that pages are rendered with. */
  bundleKey: string;
  /** Whether heavy pages are tried at slower qualities of compression. */
  tries: boolean;
};

/** Renders one page, or takes it from the cache, and writes its files and their compressed copies. */
export async function renderPage(path: string, writer: PageWriter): Promise<RenderedPage> {
  const { finished, kept } = await finishedPage(path, writer);
  const compressed: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  for (const { path: name, kind, content } of finished.files) {
    const file = join(writer.buildDirectory, name);
    const bytes = Buffer.from(content);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (name.startsWith('client/')) add(compressed, writeCopiesOf(bytes, file, kind, writer.cache, writer.tries));
  }
  return { path, kept, search: finished.search, scriptHashes: finished.scriptHashes, compressed };
}

/**
 * The same code makes the same page of the same loader results: those are asked for each time, so that a change of
 * content is never
 * missed, and only what follows from them is kept.
 */
async function finishedPage(
  path: string,
  { requests, cache, bundleKey }: PageWriter,
): Promise<{ finished: FinishedPage; kept: boolean }> {
  const data = await requests.data(path);
  const key = keyOf('page 1', bundleKey, path, data ?? '');
  const earlier = cache.read(key);
  if (earlier) return { finished: JSON.parse(zstdDecompressSync(earlier).toString()) as FinishedPage, kept: true };
  const finished = finishPage(path, await requests.page(path), data);
  cache.write(key, zstdCompressSync(JSON.stringify(finished)));
  return { finished, kept: false };
}
