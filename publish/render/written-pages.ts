import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languages } from '../../app/language/languages.ts';
import { cacheDirectory, cacheOf } from '../build-cache.ts';
import type { PrecompressResult } from '../precompress.ts';

/** What a build wrote for a page. `key`: of all that it was made from. `files`: below build/, with their bytes. */
export type WrittenPage = { key: string; files: [path: string, bytes: number][]; compressed: PrecompressResult };
/** By the page's address. */
export type WrittenPages = Record<string, WrittenPage>;

const listIn = (cache: string): string => join(cache, 'written-pages.json');
/** One of each language. */
export const writtenLists = Object.keys(languages).map((code) => listIn(cacheOf(code)));
const ownList = listIn(cacheDirectory);

/**
 * The pages that the last build in this language wrote to its end and that still lie there as it left them: to create
 * their 12,000 files anew takes a third of a rebuild. The list is gone until a build has ended.
 */
export function takeWritten(buildDirectory: string, list = ownList): WrittenPages {
  const there = whatLies(buildDirectory, list);
  rmSync(list, { force: true });
  return there;
}

/**
 * Clears the build directory of all but the pages that the last build wrote, in any language.
 * @returns the files that stay, below the build directory
 */
export function clearBuild(buildDirectory: string, lists = writtenLists): ReadonlySet<string> {
  const files = new Set(lists.flatMap((list) => filesOf(whatLies(buildDirectory, list))));
  if (files.size === 0) rmSync(buildDirectory, { recursive: true, force: true });
  else removeAllBut(new Set([...files].flatMap(withFolders)), buildDirectory);
  return files;
}

/** Lists what this build wrote for the next one in the same language. */
export function leaveWritten(pages: WrittenPages, list = ownList): void {
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(pages));
}

/** Removes what stayed when the build directory was cleared and is of no page in any language now. */
export function removeLeftOver(buildDirectory: string, stayed: ReadonlySet<string>, lists = writtenLists): void {
  const current = new Set(lists.flatMap((list) => filesOf(readList(list))));
  for (const path of stayed) if (!current.has(path)) rmSync(join(buildDirectory, path), { force: true });
}

function whatLies(buildDirectory: string, list: string): WrittenPages {
  const lies = ([path, bytes]: [string, number]): boolean =>
    statSync(join(buildDirectory, path), { throwIfNoEntry: false })?.size === bytes;
  return Object.fromEntries(Object.entries(readList(list)).filter(([, { files }]) => files.every(lies)));
}

const filesOf = (pages: WrittenPages): string[] =>
  Object.values(pages).flatMap(({ files }) => files.map(([path]) => path));

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
