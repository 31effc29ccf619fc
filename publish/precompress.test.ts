import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const text = '<p>Every figure with its source.</p>\n'.repeat(100);
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'license-atlas-precompress-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

async function listNames(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

test('text gets a Brotli and a gzip copy with the same content', async () => {
  await mkdir(join(directory, 'texas'));
  await writeFile(join(directory, 'texas', 'index.html'), text);
  const result = await precompress(directory);
  const brotli = await readFile(join(directory, 'texas', 'index.html.br'));
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(directory, 'texas', 'index.html.gz'))).toString()).toBe(text);
  expect(result).toEqual({ files: 1, bytes: text.length, brotliBytes: brotli.length });
});

test.each([
  'page.html',
  'style.css',
  'entry.js',
  'map.svg',
  'states.json',
  'feed.xml',
  'feed.atom',
  'texas.data',
  'robots.txt',
  'site.webmanifest',
])('%s is compressed', async (name) => {
  await writeFile(join(directory, name), text);
  await precompress(directory);
  expect(await listNames()).toEqual([name, `${name}.br`, `${name}.gz`]);
});

test.each(['serif.woff2', 'photo.png', 'photo.jpg', 'talk.mp4', 'form.pdf'])('%s is left alone', async (name) => {
  await writeFile(join(directory, name), text);
  expect(await precompress(directory)).toEqual({ files: 0, bytes: 0, brotliBytes: 0 });
  expect(await listNames()).toEqual([name]);
});

test('files of 256 bytes or less, and files that would grow, get no copies', async () => {
  await writeFile(join(directory, 'small.txt'), 'a'.repeat(256));
  await writeFile(join(directory, 'noise.txt'), randomBytes(2000));
  await precompress(directory);
  expect(await listNames()).toEqual(['noise.txt', 'small.txt']);
});

test('copies of an earlier build are replaced or removed', async () => {
  await writeFile(join(directory, 'index.html'), text);
  await writeFile(join(directory, 'index.html.br'), 'stale');
  await writeFile(join(directory, 'gone.html.br'), 'stale');
  await writeFile(join(directory, 'gone.html.gz'), 'stale');
  await precompress(directory);
  expect(await listNames()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(await readFile(join(directory, 'index.html.br'))).toString()).toBe(text);
});

test('a large file is compressed too', async () => {
  await writeFile(join(directory, 'schools.json'), '{"school":"a"}\n'.repeat(600_000));
  const result = await precompress(directory);
  expect(result.files).toBe(1);
  expect(brotliDecompressSync(await readFile(join(directory, 'schools.json.br'))).length).toBe(9_000_000);
});
