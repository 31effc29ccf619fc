/** Pictures become files: WebM (VP9) and MP4 (H.264) without a sound track, and a poster. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chaptersFile, captionsFile } from '../../app/videos/web-vtt.ts';
import type { Lesson } from '../../app/videos/lesson.ts';
import { lessonSeconds, sceneStarts } from '../../app/videos/timeline.ts';
import type { Stage } from './open-stage.ts';

export type Rendering = { directory: string; name: string; framesPerSecond: number };

/** The poster shows a title that has come in. */
const posterSecond = 3;
const toVideoColors = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const colors = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/**
 * Writes `<name>.webm`, `.mp4` and `.webp` into the directory. They get their names when they are whole.
 * @throws Error with ffmpeg's own words when it fails
 */
export async function encodeLesson(stage: Stage, lesson: Lesson, { directory, name, framesPerSecond }: Rendering): Promise<void> {
  const at = (ending: string): string => join(directory, `${name}.${ending}`);
  const [captions, part] = [at('vtt.part'), (format: string) => at(`${format}.part`)];
  await writeFile(captions, captionsFile(lesson));
  await writeFile(at('meta.part'), chaptersForMp4(lesson));
  const ffmpeg = startFfmpeg(videoArguments({ lesson, framesPerSecond, captions, chapters: at('meta.part'), webm: part('webm'), mp4: part('mp4') }));
  for await (const { png, repeats } of stage.frames(lesson, framesPerSecond)) {
    for (let count = 0; count < repeats; count++) await ffmpeg.write(png);
  }
  await ffmpeg.end();
  await writePoster(stage, lesson, part('webp'));
  for (const format of ['webm', 'mp4', 'webp']) await rename(part(format), at(format));
  await Promise.all([captions, at('meta.part')].map((file) => rm(file)));
}

type VideoPaths = { lesson: Lesson; framesPerSecond: number; captions: string; chapters: string; webm: string; mp4: string };

/** A key frame at each scene, so that a jump to a chapter lands there. */
function videoArguments({ lesson, framesPerSecond, captions, chapters, webm, mp4 }: VideoPaths): string[] {
  const shared = ['-map', '0:v', '-vf', toVideoColors, ...colors, '-force_key_frames', sceneStarts(lesson).join(','), '-t', `${lessonSeconds(lesson)}`, '-metadata', `title=${lesson.title}`];
  return [
    '-f', 'image2pipe', '-framerate', `${framesPerSecond}`, '-c:v', 'png', '-i', 'pipe:0', '-f', 'webvtt', '-i', captions, '-f', 'ffmetadata', '-i', chapters,
    ...shared, '-map_chapters', '-1', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '32', '-deadline', 'good', '-cpu-used', '3', '-row-mt', '1', '-tile-columns', '1', '-g', '300', '-f', 'webm', webm,
    // A file on somebody's disk has no page around it: it takes captions and chapters along.
    ...shared, '-map', '1:s', '-c:s', 'mov_text', '-disposition:s:0', 'default', '-metadata:s:s:0', 'language=eng', '-map_chapters', '2',
    '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '22', '-movflags', '+faststart', '-f', 'mp4', mp4,
  ];
}

/** FFmpeg's own form of chapters, in milliseconds. */
function chaptersForMp4(lesson: Lesson): string {
  const cues = [...chaptersFile(lesson).matchAll(/\n(\S+) --> (\S+)\n(.*)\n/g)];
  const milliseconds = (timestamp: string): number => Date.parse(`1970-01-01T${timestamp}Z`);
  const escaped = (title: string): string => title.replaceAll(/[=;#\\]/g, '\\$&');
  return `;FFMETADATA1\n${cues.map(([, start, end, title]) => `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${milliseconds(start!)}\nEND=${milliseconds(end!)}\ntitle=${escaped(title!)}\n`).join('')}`;
}

async function writePoster(stage: Stage, lesson: Lesson, file: string): Promise<void> {
  await stage.show(lesson, posterSecond);
  const ffmpeg = startFfmpeg(['-f', 'image2pipe', '-c:v', 'png', '-i', 'pipe:0', '-c:v', 'libwebp', '-quality', '82', '-frames:v', '1', '-f', 'webp', file]);
  await ffmpeg.write(await stage.page.screenshot());
  await ffmpeg.end();
}

/** `write` waits while ffmpeg has enough to do, `end` until it is done. */
function startFfmpeg(values: string[]): { write: (bytes: Buffer) => Promise<void>; end: () => Promise<void> } {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...values], { stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => { words += chunk; });
  // It may stop reading before it has everything; its own words then say why.
  child.stdin.on('error', () => undefined);
  const ended = waitForEnd(child, () => words);
  // Until somebody waits for it, a failure is nobody's: `end` tells it.
  ended.catch(() => undefined);
  return {
    write: async (bytes) => { if (!child.stdin.write(bytes)) await Promise.race([once(child.stdin, 'drain'), ended]); },
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

async function waitForEnd(child: ChildProcess, words: () => string): Promise<void> {
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code}:\n${words()}`);
}
