import type { PrecompressResult } from '../precompress.ts';
import { add } from '../precompress.ts';
import type { SearchEntry } from '../search-entries.ts';
import type { SourcesOfPages } from '../inline-sources.ts';
import { laneCount, type WorkerPool } from '../worker-pool.ts';
import type { PageWriter, RenderedPage } from './render-page.ts';
import type { WrittenPages } from './written-pages.ts';

/** What is known of all pages together. `kept`: how many an earlier build had rendered. */
export type RenderedPages = {
  count: number;
  kept: number;
  searchable: number;
  compressed: PrecompressResult;
  inline: SourcesOfPages;
  /** For the next build. */
  written: WrittenPages;
};

/** `there`: what the last build wrote and still lies in the build directory. */
type PagesToRender = Pick<PageWriter, 'siteDirectory' | 'buildDirectory' | 'bundleKey'> & {
  paths: string[];
  there?: WrittenPages;
};

/** Above this many pages the second and third tries at compressing a heavy page would take minutes. */
const tooManyPagesForTries = 2500;

/**
 * Renders every page on all cores and writes it.
 * @param index is given what search knows of each page, in an order that does not depend on which thread was
 * first: it is part of the index, and two builds must give the same
 */
export async function renderPages(
  workers: WorkerPool,
  { bundleKey, paths, there = {}, ...directories }: PagesToRender,
  index: (entry: SearchEntry) => void,
): Promise<RenderedPages> {
  const inOrder = inTurns(paths.toSorted(), laneCount);
  const tries = paths.length <= tooManyPagesForTries;
  // The year in the footer is the only thing on a page that comes from the clock.
  const key = `${bundleKey} ${new Date().getFullYear()}`;
  await workers.onEach(() => ({ kind: 'open server build', ...directories, bundleKey: key, tries, there }));
  const result: RenderedPages = {
    count: paths.length,
    kept: 0,
    searchable: 0,
    compressed: { files: 0, bytes: 0, brotliBytes: 0 },
    inline: new Map(),
    written: {},
  };
  const take = ({ path, kept, search, inline, written }: RenderedPage): void => {
    result.kept += Number(kept);
    result.searchable += Number(search !== null);
    add(result.compressed, written.compressed);
    result.written[path] = written;
    result.inline.set(path, inline);
    if (search) index(search);
  };
  await workers.share(
    inOrder.map((path) => ({ kind: 'page', path })),
    inTurn(take),
  );
  return result;
}

/**
 * One of the first part, one of the second, and so on: each lane of threads has neighbors to render, which show the
 * same content, and no thread has to read all of it.
 */
export function inTurns<T>(items: T[], parts: number): T[] {
  const size = Math.ceil(items.length / parts);
  return items
    .map((_, index) => index)
    .toSorted((a, b) => (a % size) - (b % size))
    .map((index) => items[index]!);
}

/** Hands over results in the order of their tasks: one that comes early waits for those before it. */
export function inTurn<T>(take: (result: T) => void): (result: T, place: number) => void {
  const early = new Map<number, T>();
  let next = 0;
  return (result, place) => {
    early.set(place, result);
    for (let ready = early.get(next); ready !== undefined; ready = early.get(next)) {
      early.delete(next);
      next += 1;
      take(ready);
    }
  };
}
