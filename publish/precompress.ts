/** Writes the compressed copies of finished files once, so that no server spends time on it per request. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { BuildCache } from './build-cache.ts';
import { compress, compressOnce, type ContentKind, type Copies, smallestWorthwhileBytes } from './compress.ts';

/** Sources compressed, their bytes, and the bytes of their Brotli copies (sources that keep none not counted). */
export type PrecompressResult = { files: number; bytes: number; brotliBytes: number };

const compressibleExtensions = new Set(
  '.html .css .js .mjs .svg .json .map .xml .atom .rss .data .txt .webmanifest .vtt .csv .ics .md'.split(' '),
);

/**
 * The files that have no copies yet and are worth one. The order is that of their names.
 * @param leftOut folders that are not looked into: to list the files of all pages takes its time
 */
export function uncompressedFiles(directory: string, leftOut: string[] = []): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  const inFolders = entries
    .filter((entry) => entry.isDirectory() && !leftOut.includes(join(directory, entry.name)))
    .flatMap(({ name }) => uncompressedFiles(join(directory, name), leftOut));
  const here = entries
    .filter((entry) => entry.isFile() && compressibleExtensions.has(extname(entry.name).toLowerCase()))
    .filter(({ name }) => !names.has(`${name}.br`) && !names.has(`${name}.gz`))
    .map(({ name }) => join(directory, name))
    .filter((file) => statSync(file).size > smallestWorthwhileBytes);
  return [...here, ...inFolders].toSorted();
}

/**
 * Writes `<file>.br` and `<file>.gz` beside every compressible file over 256 bytes, each only where it is smaller than
 * the file. Copies from an earlier run are removed first, so none can outlive the file it was made from.
 * @param clientDirectory the finished site, e.g. `build/client`
 */
export async function precompress(clientDirectory: string): Promise<PrecompressResult> {
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  const copies = entries.filter(({ name }) => name.endsWith('.br') || name.endsWith('.gz'));
  await Promise.all(copies.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
  const total: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  for (const file of uncompressedFiles(clientDirectory)) add(total, writeCopies(clientDirectory, file));
  return total;
}

/** Compresses one file of the site. @param file below `clientDirectory` */
export function writeCopies(clientDirectory: string, file: string, cache?: BuildCache): PrecompressResult {
  const content = readFileSync(file);
  const kind = kindOf(relative(clientDirectory, file));
  return writeCopiesOf(content, file, cache ? compressOnce(cache, content, kind) : compress(content, kind));
}

/** Writes the copies of a content that `file` holds. */
export function writeCopiesOf(content: Buffer, file: string, { brotli, gzip }: Copies): PrecompressResult {
  if (brotli) writeFileSync(`${file}.br`, brotli);
  if (gzip) writeFileSync(`${file}.gz`, gzip);
  return brotli
    ? { files: 1, bytes: content.length, brotliBytes: brotli.length }
    : { files: 0, bytes: 0, brotliBytes: 0 };
}

export function add(total: PrecompressResult, more: PrecompressResult): void {
  total.files += more.files;
  total.bytes += more.bytes;
  total.brotliBytes += more.brotliBytes;
}

/** assets/ holds the files of the whole site, and in assets/pages one for each page. */
function kindOf(path: string): ContentKind {
  if (path.endsWith('.html')) return 'page';
  if (path.startsWith(join('assets', 'pages', sep))) return 'page data';
  if (!path.startsWith(`assets${sep}`)) return 'other';
  return path.endsWith('.json') ? 'study' : 'shared';
}
