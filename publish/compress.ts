import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuildCache } from './build-cache.ts';
import { keyOf } from './build-cache.ts';

/**
 * What a content is to visitors decides how much time its compression is worth (docs/decisions/0027 has the times and
 * bytes).
 */
export type ContentKind = 'page' | 'page data' | 'shared' | 'study' | 'other';

/** Null where the copy would not be smaller than the content. */
export type Copies = { brotli: Buffer | null; gzip: Buffer | null };

export const noCopies: Copies = { brotli: null, gzip: null };

export const smallestWorthwhileBytes = 256;
/**
 * Where fewer bytes are a round trip or a budget: the ten segments that a first flight holds, less the headers of the
 * response, and the budget of checks/site/pages-are-light.ts.
 */
const pageTargets = [13_500, 14 * 1024];
/** What the slower qualities save of a content at 7: so much 10 nearly always does, and no more 11 ever does. */
const savings = { page: { by10: 0.06, atMostBy11: 0.105 }, 'page data': { by10: 0.105, atMostBy11: 0.25 } };

export type Effort = {
  /** Whether a content that misses a target by little may be tried again, for 25 and 55 ms instead of 2. */
  tries: boolean;
  /** How many bytes the data of a page may have, so that its scripts stay within their budget. */
  dataBytes: number;
};

const usualEffort: Effort = { tries: true, dataBytes: 0 };

/** Compresses one content. */
export function compress(content: Buffer, kind: ContentKind, effort = usualEffort): Copies {
  const gzip = gzipSync(content, { level: 5 });
  const brotli = bestBrotli(content, kind, effort);
  return {
    brotli: brotli.length < content.length ? brotli : null,
    gzip: gzip.length < content.length ? gzip : null,
  };
}

function bestBrotli(content: Buffer, kind: ContentKind, { tries, dataBytes }: Effort): Buffer {
  if (kind === 'shared') return brotliAt(content, 11, 22);
  // Questions, cards and plans, 8 MB in all: a tenth of the time of quality 11 for one byte in fifty more.
  if (kind === 'study') return brotliAt(content, 10, 18);
  if (kind === 'other' && content.length > 2 ** 16) return brotliAt(content, 9, 22);
  // Half the time of quality 9 for 8 bytes of an average page. Larger windows than 64 KB take more and save nothing.
  const first = brotliAt(content, 7, 16);
  if (kind === 'other') return first;
  if (!tries) return first;
  const { by10, atMostBy11 } = savings[kind];
  const targets = kind === 'page' ? pageTargets : [dataBytes];
  const target = targets.find((bytes) => missedBy(first, bytes) <= atMostBy11);
  // A page far above, or one that a window of 64 KB does not hold: there are few of them, and 10 saves most of what 11
  // would. Only where that misses a target by little are the last bytes worth their time: the table of all states.
  if (kind === 'page' && (target === undefined || content.length > 2 ** 16)) {
    const wide = brotliAt(content, 10, 18);
    if (!pageTargets.some((bytes) => wide.length > bytes && missedBy(wide, bytes) < 0.05)) return wide;
    // What Brotli does for fonts, it does for a table's columns: 69 bytes less than as text.
    return smaller(slowest(content), brotliAt(content, 11, 18, constants.BROTLI_MODE_FONT));
  }
  if (target === undefined) return first;
  if (first.length <= target) return first;
  const second = missedBy(first, target) <= by10 ? brotliAt(content, 10, 16) : first;
  return second.length <= target ? second : smaller(second, slowest(content));
}

const slowest = (content: Buffer): Buffer => brotliAt(content, 11, content.length > 2 ** 16 ? 18 : 16);

const smaller = (one: Buffer, other: Buffer): Buffer => (other.length < one.length ? other : one);

/** The share that it would have to lose. */
const missedBy = ({ length }: Buffer, target: number): number => (length - target) / length;

function brotliAt(content: Buffer, quality: number, windowBits: number, mode = constants.BROTLI_MODE_TEXT): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

/**
 * As `compress`, but each content only once: an earlier build's copies of the same content are taken from the cache.
 */
export function compressOnce(cache: BuildCache, content: Buffer, kind: ContentKind): Copies {
  const key = keyOf('copies 7', `${process.versions.brotli} ${process.versions.zlib}`, kind, content);
  const kept = cache.read(key);
  if (kept) return unpack(kept);
  const copies = compress(content, kind);
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
