import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuildCache } from './build-cache.ts';
import { keyOf } from './build-cache.ts';

/**
 * What a content is to visitors decides how much time its compression is worth (docs/decisions/0027 has the times and
 * bytes).
 */
export type ContentKind = 'page' | 'page data' | 'shared' | 'other';

/** Null where the copy would not be smaller than the content. */
export type Copies = { brotli: Buffer | null; gzip: Buffer | null };

export const smallestWorthwhileBytes = 512;
/**
 * Where fewer bytes are a round trip or a budget: the ten segments that a first flight holds, less the headers of the
 * response, and the
 * budget of checks/site/pages-are-light.ts.
 */
const pageTargets = [13_300, 14 * 1024];
/** Scripts of pages above this get the best quality: each page has a budget of script too. */
const heavyDataBytes = 1536;
/** What the slower qualities save at most: both together of a page at 9, and the last of a page at 10. */
const savings = { from9: 0.105, from10: 0.035 };

/**
 * Compresses one content.
 * @param tries whether pages that miss a target by little may be tried again at slower qualities: 25 and 55 ms instead
 * of 2
 */
export function compress(content: Buffer, kind: ContentKind, tries = true): Copies {
  const gzip = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  const brotli = bestBrotli(content, kind, tries);
  return {
    brotli: brotli.length < content.length ? brotli : null,
    gzip: gzip.length < content.length ? gzip : null,
  };
}

function bestBrotli(content: Buffer, kind: ContentKind, tries: boolean): Buffer {
  if (kind === 'shared') return brotliAt(content, 11, 22);
  // Quality 9 with a window of 64 KB takes a tenth of the time of the same quality with a larger one.
  if (kind === 'other') return brotliAt(content, 8, 22);
  const first = brotliAt(content, 9, 16);
  if (!tries) return first;
  if (kind === 'page data') return first.length > heavyDataBytes ? brotliAt(content, 11, 18) : first;
  if (!mayReachTarget(first.length, savings.from9)) return first;
  const second = smaller(first, brotliAt(content, 10, 18));
  return mayReachTarget(second.length, savings.from10) ? smaller(second, brotliAt(content, 11, 18)) : second;
}

const smaller = (one: Buffer, other: Buffer): Buffer => (other.length < one.length ? other : one);

const mayReachTarget = (bytes: number, saving: number): boolean =>
  pageTargets.some((target) => bytes > target && bytes * (1 - saving) <= target);

function brotliAt(content: Buffer, quality: number, windowBits: number): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

/**
 * As `compress`, but each content only once: an earlier build's copies of the same content are taken from the cache.
 */
export function compressOnce(cache: BuildCache, content: Buffer, kind: ContentKind, tries = true): Copies {
  const key = keyOf('copies 2', `${process.versions.brotli} ${process.versions.zlib}`, kind, `${tries}`, content);
  const kept = cache.read(key);
  if (kept) return unpack(kept);
  const copies = compress(content, kind, tries);
  cache.write(key, pack(copies));
  return copies;
}

const pack = ({ brotli, gzip }: Copies): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(brotli?.length ?? 0);
  return Buffer.concat([head, brotli ?? Buffer.alloc(0), gzip ?? Buffer.alloc(0)]);
};

function unpack(packed: Buffer): Copies {
  const end = 4 + packed.readUInt32LE();
  return {
    brotli: end > 4 ? packed.subarray(4, end) : null,
    gzip: packed.length > end ? packed.subarray(end) : null,
  };
}
