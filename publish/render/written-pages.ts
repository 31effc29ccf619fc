import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  const kept = new Set(there.flatMap(([, { files }]) => files.flatMap(([path]) => withFolders(path))));
  removeAllBut(kept, buildDirectory);
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

/** 'client/ohio/index.html', and the folders that it lies in. */
function withFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}

/** @param kept files and folders, below the directory */
function removeAllBut(kept: ReadonlySet<string>, directory: string): void {
  for (const { parentPath, name } of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(parentPath, name);
    if (!kept.has(relative(directory, path))) rmSync(path, { recursive: true, force: true });
  }
}
