/**
 * `npm run videos` in small: two scenes of one second each, drawn, encoded, measured and played. Skipped, with one
 * line, where ffmpeg cannot be installed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson } from '../../app/videos/scenes/lesson.ts';
import { readLessons } from '../../app/videos/lessons.server.ts';
import { captionsFile } from '../../app/videos/web-vtt.ts';
import { checkScenes } from '../../publish/videos/check-scenes.ts';
import { encodeLesson } from '../../publish/videos/encode.ts';
import { ensureFfmpeg } from '../../publish/videos/ensure-ffmpeg.ts';
import { openStage, type Stage } from '../../publish/videos/open-stage.ts';
import { expect, test } from '../browser-test.ts';

const advice = ensureFfmpeg();
if (advice) console.log(`Skipped: ${advice}`);

const tiny: Lesson = {
  slug: 'tiny',
  title: 'Tiny',
  description: '',
  published: '2026-11-20',
  place: 1,
  mark: 'math',
  scenes: [
    {
      kind: 'title',
      seconds: 1,
      heading: 'Tiny',
      text: 'One second',
      captions: [{ says: 'The first second.', shows: 1 }],
    },
    {
      kind: 'list',
      seconds: 1,
      heading: 'Points',
      items: ['One', 'Two'],
      captions: [{ says: 'The second second.', shows: 2 }],
    },
  ],
};

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.skip(advice !== null, advice ?? '');

let stage: Stage;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-rendering-'));
  stage = await openStage();
});

test.afterAll(async () => {
  await stage?.close();
  await rm(folder, { recursive: true, force: true });
});

test('every scene of every lesson stays inside its picture, in letters of 40 px or more', async () => {
  for (const lesson of readLessons()) await checkScenes(stage, lesson);
});

test('a scene that runs over its picture is refused by name', async () => {
  const scenes: Lesson['scenes'] = [
    { ...tiny.scenes[0]!, heading: 'A heading that is far too long for one picture '.repeat(4) },
  ];
  await expect(checkScenes(stage, { ...tiny, scenes })).rejects.toThrow(
    /content\/videos\/tiny\.yaml, "A heading.*\n {2}runs over the picture: A heading/,
  );
});

test('pictures that are alike are drawn once and stand for their time', async () => {
  const repeats: number[] = [];
  for await (const frame of stage.frames(tiny, 15)) repeats.push(frame.repeats);
  expect(repeats.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(repeats.length).toBeLessThan(30);
  expect(Math.max(...repeats)).toBeGreaterThan(2);
});

test('the files have the right form, size and length, and no sound', async () => {
  await encodeLesson(stage, tiny, { directory: folder, name: 'tiny', framesPerSecond: 15 });
  expect((await readdir(folder)).toSorted()).toEqual(['tiny.mp4', 'tiny.webm', 'tiny.webp']);
  for (const [file, codec, others] of [
    ['tiny.webm', 'vp9', []],
    ['tiny.mp4', 'h264', ['subtitle', 'data']],
  ] as const) {
    const {
      streams: [video, ...rest],
      format,
    } = probe(file);
    expect(video).toMatchObject({ codec_name: codec, width: 1280, height: 720, pix_fmt: 'yuv420p' });
    expect(rest.map(({ codec_type: type }) => type)).toEqual(others);
    expect(Math.abs(Number(format.duration) - 2)).toBeLessThan(0.2);
  }
});

test('Chromium plays the WebM and shows its captions', async ({ page }) => {
  const files: Record<string, [string, Buffer | string]> = {
    '/player': [
      'text/html',
      '<!DOCTYPE html><html lang="en"><title>Player</title><link rel="icon" href="data:,"><video muted ' +
        'src="/tiny.webm"><track default kind="captions" src="/tiny.vtt"></video>',
    ],
    '/tiny.webm': ['video/webm', await readFile(join(folder, 'tiny.webm'))],
    '/tiny.vtt': ['text/vtt', captionsFile(tiny)],
  };
  await page.route(
    ({ pathname }) => pathname in files,
    (route) => {
      const [contentType, body] = files[new URL(route.request().url()).pathname]!;
      return route.fulfill({ contentType, body });
    },
  );
  await page.goto('/player');
  const video = page.locator('video');
  const played = await video.evaluate(async (player: HTMLVideoElement) => {
    // Out of the browser's memory, where any moment of it can be gone to.
    player.src = URL.createObjectURL(await (await fetch(player.src)).blob());
    await player.play();
    await new Promise((resolve) => {
      player.addEventListener('ended', resolve);
    });
    return { duration: player.duration, size: [player.videoWidth, player.videoHeight] };
  });
  expect(played).toEqual({ duration: 2, size: [1280, 720] });
  // Not while it plays: a busy machine may miss a caption of one second.
  for (const [time, caption] of [
    [0.5, 'The first second.'],
    [1.5, 'The second second.'],
  ] as const) {
    await video.evaluate((player: HTMLVideoElement, seconds) => {
      player.currentTime = seconds;
    }, time);
    const shown = () =>
      video.evaluate((player: HTMLVideoElement) =>
        [...player.textTracks[0]!.activeCues!].map((cue) => (cue as VTTCue).text),
      );
    await expect.poll(shown).toEqual([caption]);
  }
});

type Probe = { streams: Record<string, string | number>[]; format: { duration: string } };

function probe(file: string): Probe {
  const entries = 'stream=codec_name,codec_type,width,height,pix_fmt:format=duration';
  return JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', join(folder, file)], {
      encoding: 'utf8',
    }),
  ) as Probe;
}
