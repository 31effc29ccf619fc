import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLessons } from '../../app/videos/lessons.server.ts';
import { videoName } from '../../app/videos/video-files.server.ts';
import { placeVideos } from './place-videos.ts';

let folder: string;
const placed = () => readdirSync(join(folder, 'client/videos'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-videos-'));
  mkdirSync(join(folder, 'cache'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('captions and chapters are written also where no video was rendered', async () => {
  expect(await placeVideos(join(folder, 'client'), join(folder, 'cache'))).toBe(0);
  expect(placed().toSorted()).toEqual(
    readLessons()
      .flatMap(({ slug }) => [`${slug}.vtt`, `${slug}-chapters.vtt`])
      .toSorted(),
  );
  expect(readFileSync(join(folder, 'client/videos', `${readLessons()[0]!.slug}.vtt`), 'utf8')).toMatch(
    /^WEBVTT\n\n1\n00:00:00\.000 --> /,
  );
});

test('a rendered video is copied, one that is not whole is not', async () => {
  const [first, second] = readLessons().map(videoName);
  for (const file of [`${first}.webm`, `${first}.mp4`, `${first}.webp`, `${second}.webm`])
    writeFileSync(join(folder, 'cache', file), 'bytes');
  expect(await placeVideos(join(folder, 'client'), join(folder, 'cache'))).toBe(1);
  expect(
    placed()
      .filter((file) => !file.endsWith('.vtt'))
      .toSorted(),
  ).toEqual([`${first}.mp4`, `${first}.webm`, `${first}.webp`]);
});
