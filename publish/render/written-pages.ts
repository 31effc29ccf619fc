import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDirectory } from '../build-cache.ts';
import type { PrecompressResult } from '../precompress.ts';

/** What a build wrote for a page. `key`: of all that it was made from. `files`: below build/, with their bytes. */
export type WrittenPage = { key: string; files: [path: string, bytes: number][]; compressed: PrecompressResult };
/** By the page's address. */
export type WrittenPages = Record<string, WrittenPage>;

const listFile = join(cacheDirectory, 'written-pages.json');

/**
 * Clears the build directory of all but the pages that the last build wrote to its end and that still lie there as it
 * left them: to create their 12,000 files anew takes a third of a rebuild. The list is gone until a build has ended.
 */
export function clearBuild(buildDirectory: string, list = listFile): WrittenPages {
  const pages = readList(list);
  rmSync(list, { force: true });
  const isThere = ([path, bytes]: [string, number]): boolean =>
    statSync(join(buildDirectory, path), { throwIfNoEntry: false })?.size === bytes;
  const there = Object.entries(pages).filter(([, { files }]) => files.every(isThere));
  if (there.length === 0) {
    rmSync(buildDirectory, { recursive: true, force: true });
    return {};
  }
  const kept = new Set(there.flatMap(([, { files }]) => files.map(([path]) => join(buildDirectory, path))));
  for (const file of filesIn(buildDirectory)) if (!kept.has(file)) rmSync(file);
  return Object.fromEntries(there);
}

/** Lists what this build wrote for the next one, and removes what only an earlier one had. */
export function leaveWritten(
  buildDirectory: string,
  { before, now }: { before: WrittenPages; now: WrittenPages },
  list = listFile,
): void {
  const filesOf = (pages: WrittenPages): string[] =>
    Object.values(pages).flatMap(({ files }) => files.map(([path]) => path));
  const current = new Set(filesOf(now));
  for (const path of filesOf(before)) if (!current.has(path)) rmSync(join(buildDirectory, path), { force: true });
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(now));
}

function readList(list: string): WrittenPages {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as WrittenPages;
  } catch {
    return {};
  }
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
