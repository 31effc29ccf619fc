import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
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

function compressAt(quality: number, content: string): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: quality < 10 ? 16 : 22,
  };
  return brotliCompressSync(content, { params });
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

test('files of 512 bytes or less, and files that would grow, get no copies', async () => {
  await writeFile(join(directory, 'small.txt'), 'a'.repeat(512));
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

test(
  'with more than 500 pages, light pages and their data are compressed faster, heavy ones and assets as well as ' +
    'possible',
  async () => {
    const words = Array.from(
      { length: 3000 },
      (_, index) => `${(index * 7919) % 1009} license ${(index * 104_729) % 997}`,
    ).join('\n');
    await mkdir(join(directory, 'assets', 'pages'), { recursive: true });
    await Promise.all(Array.from({ length: 500 }, (_, index) => writeFile(join(directory, `${index}.html`), '')));
    const manyWords = words + randomBytes(12_000).toString('hex');
    await writeFile(join(directory, 'page.html'), words);
    await writeFile(join(directory, 'heavy.html'), manyWords);
    await writeFile(join(directory, 'assets', 'pages', 'heavy.js'), words);
    await writeFile(join(directory, 'assets', 'pages', 'light.js'), words.slice(0, 1500));
    await writeFile(join(directory, 'assets', 'entry.js'), words);
    await precompress(directory);
    expect(await readFile(join(directory, 'page.html.br'))).toEqual(compressAt(9, words));
    expect(await readFile(join(directory, 'heavy.html.br'))).toEqual(compressAt(11, manyWords));
    expect(await readFile(join(directory, 'assets', 'pages', 'heavy.js.br'))).toEqual(compressAt(11, words));
    expect(await readFile(join(directory, 'assets', 'pages', 'light.js.br'))).toEqual(
      compressAt(9, words.slice(0, 1500)),
    );
    expect(await readFile(join(directory, 'assets', 'entry.js.br'))).toEqual(compressAt(11, words));
  },
);

test('a large file is compressed through streams', async () => {
  await writeFile(join(directory, 'schools.json'), '{"school":"a"}\n'.repeat(600_000));
  const result = await precompress(directory);
  expect(result.files).toBe(1);
  expect(brotliDecompressSync(await readFile(join(directory, 'schools.json.br'))).length).toBe(9_000_000);
});
