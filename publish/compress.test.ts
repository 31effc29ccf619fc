import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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
const brotliBytes = (content: Buffer, tries: boolean): number =>
  compress(content, 'page', { tries, dataBytes: 0 }).brotli!.length;

test('both copies hold the content', () => {
  const { brotli, gzip } = compress(text(5000), 'other');
  expect(brotliDecompressSync(brotli!)).toEqual(text(5000));
  expect(gunzipSync(gzip!)).toEqual(text(5000));
});

test('a page that misses the first flight is tried again, a light one is not', () => {
  let near = 20_000;
  while (brotliBytes(text(near), false) <= 13_500) near += 500;
  const saved = [near / 2, near, near * 1.5].map(
    (bytes) => brotliBytes(text(bytes), false) - brotliBytes(text(bytes), true),
  );
  expect(saved[0]).toBe(0);
  expect(Math.min(...saved.slice(1))).toBeGreaterThan(0);
});

test('the data of a page is tried again where its scripts would be over their budget', () => {
  const dataOf = (dataBytes: number): number =>
    compress(text(20_000), 'page data', { tries: true, dataBytes }).brotli!.length;
  const [unhurried, tight, impossible] = [dataOf(100_000), dataOf(dataOf(100_000) - 1), dataOf(100)];
  expect(tight).toBeLessThan(unhurried);
  expect(impossible).toBe(unhurried);
});

test('a content is compressed once, until a build has no more use for it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'license-atlas-cache-'));
  /** One build after another, each leaving what it used to the next. */
  const builds = (...contents: Buffer[]): ReturnType<typeof compressOnce>[] =>
    contents.map((content) => {
      const cache = openCache(directory);
      const copies = compressOnce(cache, content, 'page');
      pruneCache([cache.finish()], directory);
      return copies;
    });
  const bytesLeft = (): number =>
    readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
  const [first, second] = builds(text(5000), text(5000));
  expect(second).toEqual(first);
  const left = bytesLeft();
  builds(text(600));
  expect(bytesLeft()).toBeLessThan(left);
  rmSync(directory, { recursive: true });
});

test('what a stopped build wrote counts for nothing', () => {
  const directory = mkdtempSync(join(tmpdir(), 'license-atlas-cache-'));
  openCache(directory).write('key', text(600));
  expect(openCache(directory).read('key')).toBeUndefined();
  const finished = openCache(directory);
  finished.write('key', text(600));
  finished.finish();
  expect(openCache(directory).read('key')).toEqual(text(600));
  rmSync(directory, { recursive: true });
});
