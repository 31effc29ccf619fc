import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBooks } from '../app/books/books.server.ts';
import { coverTitle, drawCover, drawCovers, fitTitle } from './draw-covers.ts';

test('every book gets a cover of its own, named by its id', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'covers-'));
  expect(await drawCovers(directory)).toBe(34);
  const files = await readdir(join(directory, 'covers'));
  expect(files.toSorted()).toEqual(
    readBooks()
      .map(({ id }) => `${id}.svg`)
      .toSorted(),
  );
  const cover = await readFile(join(directory, 'covers', '13160.svg'), 'utf8');
  expect(cover).toMatch(/>An Iron<.*>Will</);
  expect(cover).toContain('ORISON SWETT MARDEN');
  await rm(directory, { recursive: true });
});

test('no cover is larger than 3 KB', () => {
  for (const book of readBooks()) expect(Buffer.byteLength(drawCover(book)), book.title).toBeLessThan(3000);
});

test('a title stops at its subtitle', () => {
  expect(coverTitle('Mystic Christianity; or, The Inner Teachings of the Master')).toBe('Mystic Christianity');
  expect(coverTitle('Memory: How to Develop, Train, and Use It')).toBe('Memory');
});

test('a long title is set smaller and over more lines, and loses no word', () => {
  const title = 'A Study of the Old-New World-Doctrine of Rebirth, and Spiritual Cause and Effect';
  const { size, lines } = fitTitle(title);
  expect(size).toBeLessThan(fitTitle('Memory').size);
  expect(lines.length * size * 1.2).toBeLessThanOrEqual(200);
  expect(lines.join(' ').replaceAll('- ', '-')).toBe(title);
});

test('text is escaped', () => {
  const cover = drawCover({ title: 'Profit & <Loss>', author: 'A "B" C' });
  expect(cover).not.toMatch(/<Loss>|& /);
});
