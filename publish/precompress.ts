/** Compresses the finished site once, so that no server spends time on it per request. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/**
 * What one run did: sources compressed, their bytes, and the bytes of their Brotli copies (sources that keep none not
 * counted).
 */
export type PrecompressResult = { files: number; bytes: number; brotliBytes: number };

const compressibleExtensions = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.svg',
  '.json',
  '.map',
  '.xml',
  '.atom',
  '.rss',
  '.data',
  '.txt',
  '.webmanifest',
  '.vtt',
  '.csv',
  '.ics',
  '.md',
]);
const smallestWorthwhileBytes = 512;
/** From this size a file goes through streams at a lower quality: quality 11 runs at about 1 MB a second. */
const largeFileBytes = 8 * 1024 * 1024;
/** Above this many pages quality 11 takes minutes; quality 9 is several times faster for some percent more bytes. */
const manyPages = 500;
/**
 * A page that is still heavier than this gets quality 11 after all: the first visit to it should fit one round trip (14
 * KB).
 */
const heavyPageBytes = 13 * 1024;
/** The same for a page's data, the script of assets/pages: every page has a budget of script too. */
const heavyDataBytes = 1536;
/** From here on even the heavy pages are too many to be done twice. */
const tooManyPages = 2500;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes `<file>.br` and `<file>.gz` beside every compressible file over 512 bytes, each only where it is smaller than
 * the file. Copies from an earlier run are removed first, so none can outlive the file it was made from.
 * @param clientDirectory the finished site, e.g. `build/client`
 * @throws when the directory cannot be read or written
 */
export async function precompress(clientDirectory: string): Promise<PrecompressResult> {
  const everyFile = await listFiles(clientDirectory);
  const copies = everyFile.filter((path) => path.endsWith('.br') || path.endsWith('.gz'));
  await Promise.all(copies.map((path) => rm(path, { force: true })));
  const sources = everyFile.filter((path) => isCompressible(path));
  const pages = sources.filter((path) => path.endsWith('.html')).length;
  const pageQuality = pages > manyPages ? 9 : 11;
  const retriesHeavyPages = pages <= tooManyPages;
  const total: PrecompressResult = { files: 0, bytes: 0, brotliBytes: 0 };
  await forEachConcurrently(sources, availableParallelism() * 2, async (path) => {
    const quality = isSharedAsset(relative(clientDirectory, path)) ? 11 : pageQuality;
    const first = await compressFile(path, quality);
    const isHeavy =
      quality < 11 && (first?.brotliBytes ?? 0) > (path.endsWith('.js') ? heavyDataBytes : heavyPageBytes);
    const sizes = isHeavy && retriesHeavyPages ? await compressFile(path, 11) : first;
    if (sizes === null) return;
    total.files += 1;
    total.bytes += sizes.bytes;
    total.brotliBytes += sizes.brotliBytes;
  });
  return total;
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function isCompressible(path: string): boolean {
  return compressibleExtensions.has(extname(path).toLowerCase());
}

/** Files of the whole site. assets/pages holds one per page, as many as there are pages, so those count as pages. */
function isSharedAsset(path: string): boolean {
  return path.startsWith(`assets${sep}`) && !path.startsWith(join('assets', 'pages', sep));
}

async function compressFile(path: string, quality: number): Promise<{ bytes: number; brotliBytes: number } | null> {
  const bytes = (await stat(path)).size;
  if (bytes <= smallestWorthwhileBytes) return null;
  const brotliBytes = bytes < largeFileBytes ? await writeSmallCopies(path, quality) : await writeLargeCopies(path);
  return brotliBytes === null ? null : { bytes, brotliBytes };
}

async function writeSmallCopies(path: string, quality: number): Promise<number | null> {
  const content = await readFile(path);
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(quality),
  };
  const brotli = await compressBrotli(content, { params: parameters });
  const gzipped = await compressGzip(content, { level: constants.Z_BEST_COMPRESSION });
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
  if (brotli.length >= content.length) return null;
  await writeFile(`${path}.br`, brotli);
  return brotli.length;
}

/** Below quality 10 a 64 KB window is enough for a page, and ten times faster than the default of 4 MB. */
const windowBits = (quality: number): number => (quality < 10 ? 16 : 22);

async function writeLargeCopies(path: string): Promise<number | null> {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
  await pipeline(createReadStream(path), createGzip(), createWriteStream(`${path}.gz`));
  await pipeline(createReadStream(path), brotli, createWriteStream(`${path}.br`));
  await removeUnlessSmaller(`${path}.gz`, path);
  return (await removeUnlessSmaller(`${path}.br`, path)) ? (await stat(`${path}.br`)).size : null;
}

/** Whether the copy was smaller and stays. */
async function removeUnlessSmaller(copyPath: string, path: string): Promise<boolean> {
  const smaller = (await stat(copyPath)).size < (await stat(path)).size;
  if (!smaller) await rm(copyPath);
  return smaller;
}

async function forEachConcurrently<Item>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
