import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteColors, videoFiles, videoName } from './video-files.server.ts';

const lesson = { slug: 'exam-math-step-by-step' };
let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'videos-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const write = (name: string, text = 'bytes') => writeFileSync(join(cache, name), text);

test('the name of a video depends on its lesson', () => {
  expect(videoName(lesson)).toMatch(/^exam-math-step-by-step-[0-9a-f]{10}$/);
  expect(videoName({ slug: 'agency-and-disclosure' }).slice(-10)).not.toBe(videoName(lesson).slice(-10));
});

test('a lesson has its video when both forms and the poster are there', () => {
  const name = videoName(lesson);
  ['webm', 'mp4'].forEach((format) => write(`${name}.${format}`, format));
  expect(videoFiles(lesson, cache)).toBeNull();
  write(`${name}.webp`);
  expect(videoFiles(lesson, cache)).toEqual({
    webm: `/videos/${name}.webm`,
    mp4: `/videos/${name}.mp4`,
    poster: `/videos/${name}.webp`,
    webmBytes: 4,
    mp4Bytes: 3,
  });
});

test('a video of an older text and an empty file do not count', () => {
  for (const format of ['webm', 'mp4', 'webp']) write(`exam-math-step-by-step-0123456789.${format}`);
  expect(videoFiles(lesson, cache)).toBeNull();
  const name = videoName(lesson);
  for (const format of ['webm', 'mp4', 'webp']) write(`${name}.${format}`, format === 'mp4' ? '' : 'bytes');
  expect(videoFiles(lesson, cache)).toBeNull();
});

test('the colors of the site are where the stage looks for them', () => {
  for (const token of ['--paper', '--ink', '--brand', '--brass', '--foot', '--map-1'])
    expect(siteColors()).toContain(`${token}: light-dark(`);
});
