import { gunzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Copies } from '../compress.ts';
import type { FinishedPage } from './finish-page.ts';

/** A finished page with its compressed copies: all that is written for it. */
export type StoredPage = Pick<FinishedPage, 'search' | 'inline'> & {
  files: StoredFile[];
  /** Paths of what it shares with others (shared-files.ts). */
  shared: string[];
};
export type StoredFile = Copies & { /** Below build/. */ path: string; content: Buffer };

type Head = Omit<StoredPage, 'files'> & { files: { path: string; sizes: number[] }[] };

/** The page as one run of bytes. A content with a gzip copy is not held twice. */
export function packPage({ files, ...page }: StoredPage): Buffer {
  const parts = files.map(({ content, brotli, gzip }) => [gzip ? null : content, brotli, gzip]);
  const sizes = parts.map((three) => three.map((part) => part?.length ?? 0));
  const head: Head = { ...page, files: files.map(({ path }, index) => ({ path, sizes: sizes[index]! })) };
  const packed = zstdCompressSync(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(packed.length);
  return Buffer.concat([length, packed, ...parts.flat().filter((part) => part !== null)]);
}

/** @param withFiles false where they are not asked for, and need no unpacking */
export function unpackPage(bytes: Buffer, withFiles = true): StoredPage {
  let at = 0;
  const take = (length: number): Buffer => bytes.subarray(at, (at += length));
  const packed = take(take(4).readUInt32LE());
  const { files, ...page } = JSON.parse(zstdDecompressSync(packed).toString()) as Head;
  return {
    ...page,
    files: (withFiles ? files : []).map(({ path, sizes }) => {
      const [content, brotli, gzip] = sizes.map((size) => (size > 0 ? take(size) : null));
      return {
        path,
        brotli: brotli ?? null,
        gzip: gzip ?? null,
        content: content ?? (gzip ? gunzipSync(gzip) : Buffer.alloc(0)),
      };
    }),
  };
}
