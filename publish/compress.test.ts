import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openCache, pruneCache } from './build-cache.ts';
import { compress, compressOnce } from './compress.ts';

const glossary = readdirSync('content/glossary')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(`content/glossary/${file}`, 'utf8'))
  .join('');
/** So much of the glossary's text. */
const text = (bytes: number): Buffer => Buffer.from(glossary).subarray(0, bytes);
const brotliBytes = (content: Buffer, tries: boolean): number => compress(content, 'page', tries).brotli!.length;

test('both copies hold the content', () => {
  const { brotli, gzip } = compress(text(5000), 'other');
  expect(brotliDecompressSync(brotli!)).toEqual(text(5000));
  expect(gunzipSync(gzip!)).toEqual(text(5000));
});

test('a page that misses the first flight by little is tried again, a light or a heavy one is not', () => {
  let near = 20_000;
  while (brotliBytes(text(near), false) <= 13_300) near += 500;
  const saved = [near / 2, near, near * 1.5].map(
    (bytes) => brotliBytes(text(bytes), false) - brotliBytes(text(bytes), true),
  );
  expect(saved).toEqual([0, expect.any(Number), 0]);
  expect(saved[1]).toBeGreaterThan(0);
});

test('a content is compressed once, until a build has no more use for it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'license-atlas-cache-'));
  const first = openCache(directory);
  const copies = compressOnce(first, text(5000), 'page');
  const second = openCache(directory);
  const [key] = second.used().concat(first.used());
  expect(second.read(key!)).toBeDefined();
  expect(compressOnce(second, text(5000), 'page')).toEqual(copies);
  pruneCache(new Set(), directory);
  expect(openCache(directory).read(key!)).toBeUndefined();
  rmSync(directory, { recursive: true });
});
