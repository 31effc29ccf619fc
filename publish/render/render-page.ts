import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { language } from '../../app/language/language.ts';
import { routeAt } from '../../app/site-map/route-at.ts';
import { scriptLimit, type SiteRoute } from '../../app/site-map/site-route.ts';
import { type BuildCache, keyOf } from '../build-cache.ts';
import { compress, type Effort, noCopies, smallestWorthwhileBytes } from '../compress.ts';
import { add, writeCopiesOf } from '../precompress.ts';
import { type FinishedPage, finishPage, type PageFile } from './finish-page.ts';
import type { PageRequests } from './page-requests.ts';
import type { leanStyles } from './lean-styles.ts';
import type { SharedFiles } from './shared-files.ts';
import { packPage, type StoredFile, type StoredPage, unpackPage } from './stored-page.ts';
import type { WrittenPage, WrittenPages } from './written-pages.ts';

/** What the steps after rendering want to know of a page. */
export type RenderedPage = Pick<FinishedPage, 'search' | 'inline'> & {
  path: string;
  written: WrittenPage;
  /** Whether an earlier build had rendered this very page. */
  kept: boolean;
};

export type PageWriter = {
  /** Where the site comes to lie, of all languages. */
  siteDirectory: string;
  /** Where this language is built: the same for English. */
  buildDirectory: string;
  requests: PageRequests;
  cache: BuildCache;
  shared: SharedFiles;
  /** A name for the code, the settings and the day that pages are rendered with. */
  bundleKey: string;
  /** What these scripts weigh together, compressed. */
  scriptBytes: (addresses: string[]) => number;
  makeLean: ReturnType<typeof leanStyles>;
  /** Whether heavy pages are tried at slower qualities of compression. */
  tries: boolean;
  /** What the last build wrote and still lies in the build directory. */
  there: WrittenPages;
};

/**
 * Renders one page, or takes it from the cache, and writes its files and their compressed copies, unless the very same
 * lie there already.
 */
export async function renderPage(path: string, writer: PageWriter): Promise<RenderedPage> {
  const { page, kept, key } = await storedPage(path, writer);
  const there = thereFor(path, key, writer);
  const { search, inline } = page;
  return { path, kept, search, inline, written: there ?? writePage(page, key, writer) };
}

const thereFor = (path: string, key: string, { there }: PageWriter): WrittenPage | undefined =>
  there[path]?.key === key ? there[path] : undefined;

function writePage(page: StoredPage, key: string, writer: PageWriter): WrittenPage {
  const written: WrittenPage = { key, files: [], compressed: { files: 0, bytes: 0, brotliBytes: 0 } };
  for (const { path, content, ...copies } of page.files) {
    const file = placeFor(path, writer);
    writeFileSync(file, content);
    add(written.compressed, writeCopiesOf(content, file, copies));
    written.files.push([path, content.length]);
    if (copies.brotli) written.files.push([`${path}.br`, copies.brotli.length]);
    if (copies.gzip) written.files.push([`${path}.gz`, copies.gzip.length]);
  }
  for (const path of page.shared) written.files.push([path, writeShared(path, writer)]);
  return written;
}

const placed = new Set<string>();

/** The first page of a thread that shares it writes it. @returns its bytes */
function writeShared(path: string, writer: PageWriter): number {
  const content = writer.shared.read(path)!;
  const file = placeFor(path, writer);
  if (!placed.has(file)) writeFileSync(file, content);
  placed.add(file);
  return content.length;
}

/** Where a file of a page lies, in a folder that is there. */
function placeFor(path: string, directories: Directories): string {
  const file = join(directoryOf(path, directories), path);
  makeDirectory(dirname(file));
  return file;
}

type Directories = Pick<PageWriter, 'siteDirectory' | 'buildDirectory'>;

/**
 * What a language alone writes is written where it will lie, and stays there for the next build. Its other files are
 * put there when it is built: until then they would be in the way of another language's.
 */
const directoryOf = (path: string, { siteDirectory, buildDirectory }: Directories): string =>
  path.startsWith(`client${language.root}/`) || path.startsWith('client/assets/pages/')
    ? siteDirectory
    : buildDirectory;

/**
 * The same code makes the same page of the same loader results: those are asked for each time, so that a change of
 * content is never missed, and only what follows from them is kept.
 */
async function storedPage(path: string, writer: PageWriter): Promise<{ page: StoredPage; kept: boolean; key: string }> {
  const { requests, cache, bundleKey, tries } = writer;
  const data = await requests.data(path);
  const versions = `${process.versions.brotli} ${process.versions.zlib}`;
  const key = keyOf('page 10', bundleKey, versions, `${tries}`, path, data ?? '');
  const earlier = cache.read(key);
  const kept = earlier && unpackPage(earlier, !thereFor(path, key, writer));
  if (kept?.shared.every((name) => writer.shared.read(name))) return { page: kept, kept: true, key };
  const page = await newPage(path, data, writer);
  cache.write(key, packPage(page));
  return { page, kept: false, key };
}

async function newPage(path: string, data: string | null, writer: PageWriter): Promise<StoredPage> {
  const { isLean, weight } = routeAt(path);
  const html = await writer.requests.page(path);
  const { files, scripts, ...rest } = finishPage(path, html, data, leanFor(isLean, writer.makeLean));
  const dataBytes = scriptLimit(weight, language.code) - roomBytes - writer.scriptBytes(scripts);
  const effort = { tries: writer.tries, dataBytes };
  const shared = files.filter(({ kind }) => kind === 'shared');
  for (const file of shared) writer.shared.leave(file.path, file.content);
  const own = files.filter(({ kind }) => kind !== 'shared').map((file) => withCopies(file, effort));
  return { ...rest, files: own, shared: shared.map((file) => file.path) };
}

function leanFor(isLean: SiteRoute['isLean'], makeLean: PageWriter['makeLean']): PageWriter['makeLean'] | undefined {
  if (isLean === 'strictly') return (page) => makeLean(page, []);
  return isLean ? makeLean : undefined;
}

/** What the scripts of a page keep free of their budget. */
const roomBytes = 256;

/** Only what visitors can ask for is worth copies. */
function withCopies({ path, kind, content }: PageFile, effort: Effort): StoredFile {
  const bytes = Buffer.from(content);
  const isWorthIt = path.startsWith('client/') && bytes.length > smallestWorthwhileBytes;
  return { path, content: bytes, ...(isWorthIt ? compress(bytes, kind, effort) : noCopies) };
}

const made = new Set<string>();

/** Asking the system for a folder takes as long as writing a file into it. */
function makeDirectory(directory: string): void {
  if (made.has(directory)) return;
  mkdirSync(directory, { recursive: true });
  made.add(directory);
}
