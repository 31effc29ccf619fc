/** The index of the finished site: every URL path it answers and the files behind it, read once at start. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { Encoding } from './accept-encoding.ts';
import { contentTypeOf } from './content-types.ts';

/** One form of a file. `size` in bytes; `etag` quoted, strong; `bytes` only where they are kept in memory. */
export type Representation = { filePath: string; size: number; etag: string; bytes: Uint8Array<ArrayBuffer> | null };

/** `urlPath` is decoded and begins with a slash; a page's has no trailing slash. */
export type SiteFile = { urlPath: string; contentType: string; representations: Map<Encoding, Representation> };

/** `pages` is the part of `files` that comes from an index.html. `notFound` is 404.html, if the site has one. */
export type SiteIndex = {
  files: Map<string, SiteFile>;
  pages: Set<string>;
  notFound: SiteFile | null;
  /** The 404 pages below a language's root, by its code: `/es/404.html` by 'es'. */
  notFoundIn: Map<string, SiteFile>;
};

type ScannedFile = {
  filePath: string;
  size: number;
  etag: string;
  encoding: Encoding;
  bytes: Uint8Array<ArrayBuffer> | null;
};

const memoryBudgetBytes = 64 * 1024 * 1024;
const largestKeptBytes = 512 * 1024;
/** Above this an ETag comes from size and time of change: hashing gigabytes of video would hold up the start. */
const largestHashedBytes = 16 * 1024 * 1024;
const filesReadAtOnce = 64;
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
/** Files that speak to a host or a build tool, not to visitors. */
const withheldNames = new Set(['_headers', '_redirects', '_routes.json', '_worker.js', '__spa-fallback.html']);

/**
 * Walks the directory and returns its index. Requests are answered from the index alone, so nothing outside it can be
 * reached. Files added or changed later are not seen: restart the server after a build.
 * @param clientDirectory the finished site, e.g. `build/client`
 * @throws when the directory cannot be read
 */
export async function buildSiteIndex(clientDirectory: string): Promise<SiteIndex> {
  const paths = new Set(await listFiles(clientDirectory));
  const sources = [...paths].filter((path) => isServed(path)).toSorted();
  const index: SiteIndex = { files: new Map(), pages: new Set(), notFound: null, notFoundIn: new Map() };
  const memory = { left: memoryBudgetBytes };
  for (let start = 0; start < sources.length; start += filesReadAtOnce) {
    const batch = sources.slice(start, start + filesReadAtOnce);
    const files = await Promise.all(batch.map((path) => readSiteFile(clientDirectory, path, paths, memory)));
    files.forEach((file, position) => addToIndex(index, batch[position] ?? '', file));
  }
  return index;
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  // isFile() is false for symbolic links, which could point outside the site.
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** `.well-known` is the one dot name made for visitors (RFC 8615, e.g. security.txt). */
function isServed(path: string): boolean {
  if (path.endsWith('.br') || path.endsWith('.gz') || withheldNames.has(basename(path))) return false;
  return !path
    .replace(/^\.well-known\//, '')
    .split('/')
    .some((segment) => segment.startsWith('.'));
}

async function readSiteFile(
  directory: string,
  path: string,
  paths: Set<string>,
  memory: { left: number },
): Promise<SiteFile> {
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => paths.has(path + suffixes[encoding]));
  const scanned = await Promise.all(
    // Only the form most visitors get is kept in memory: the budget then holds several times as many pages.
    encodings.map((encoding) =>
      scanFile(join(directory, path + suffixes[encoding]), encoding, encoding === encodings[0] ? memory : { left: 0 }),
    ),
  );
  const representations = new Map(scanned.map(({ encoding, ...representation }) => [encoding, representation]));
  return { urlPath: urlPathOf(path), contentType: contentTypeOf(path), representations };
}

async function scanFile(filePath: string, encoding: Encoding, memory: { left: number }): Promise<ScannedFile> {
  const { size, mtimeMs } = await stat(filePath);
  if (size > largestHashedBytes)
    return {
      filePath,
      size,
      etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      encoding,
      bytes: null,
    };
  const content = await readFile(filePath);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const kept = content.length <= largestKeptBytes && content.length <= memory.left;
  if (kept) memory.left -= content.length;
  return { filePath, size: content.length, etag, encoding, bytes: kept ? content : null };
}

function urlPathOf(path: string): string {
  return path === 'index.html' ? '/' : `/${path.replace(/\/index\.html$/, '')}`;
}

function addToIndex(index: SiteIndex, path: string, file: SiteFile): void {
  if (path === '404.html') {
    index.notFound = file;
    return;
  }
  const [, code] = /^([a-z]{2})\/404\.html$/.exec(path) ?? [];
  if (code) {
    index.notFoundIn.set(code, file);
    return;
  }
  // A file named like a page's directory cannot exist beside it, so no entry overwrites another.
  index.files.set(file.urlPath, file);
  if (basename(path) === 'index.html') index.pages.add(file.urlPath);
}
