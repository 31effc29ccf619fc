/** Pictures become files: WebM (VP9) and MP4 (H.264) without a sound track, and a poster. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson } from '../../app/videos/scenes/lesson.ts';
import { lessonSeconds, sceneStarts } from '../../app/videos/timeline.ts';
import { captionsFile, chaptersFile } from '../../app/videos/web-vtt.ts';
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
export async function encodeLesson(stage: Stage, lesson: Lesson, rendering: Rendering): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'lesson-'));
  const file = (format: string): string => join(rendering.directory, `${rendering.name}.${format}`);
  try {
    await writeFile(join(work, 'frames.txt'), await drawInto(work, stage, lesson, rendering.framesPerSecond));
    await writeFile(join(work, 'captions.vtt'), captionsFile(lesson));
    await writeFile(join(work, 'chapters.txt'), chaptersForMp4(lesson));
    await stage.show(lesson, posterSecond);
    await stage.page.screenshot({ path: join(work, 'poster.png') });
    await runFfmpeg(work, [
      ...videoArguments(lesson),
      `${file('webm')}.part`,
      ...mp4Arguments(lesson),
      `${file('mp4')}.part`,
    ]);
    await runFfmpeg(work, [
      '-i',
      'poster.png',
      '-c:v',
      'libwebp',
      '-quality',
      '82',
      '-f',
      'webp',
      `${file('webp')}.part`,
    ]);
    for (const format of ['webm', 'mp4', 'webp']) await rename(`${file(format)}.part`, file(format));
  } finally {
    await rm(work, { recursive: true });
  }
}

/**
 * Writes each picture once and returns the list of how long each stands, in the form of ffmpeg's concat demuxer. A
 * picture stands for a second at most, then the same comes again, so that players always have a frame at hand; and the
 * very last once more for one frame, for ffmpeg gives a last picture no longer time.
 */
async function drawInto(work: string, stage: Stage, lesson: Lesson, framesPerSecond: number): Promise<string> {
  const list: string[] = [];
  const lastFrame = lessonSeconds(lesson) * framesPerSecond - 1;
  let [number, drawn] = [0, 0];
  for await (const { png, repeats } of stage.frames(lesson, framesPerSecond)) {
    const name = `${number++}.png`;
    await writeFile(join(work, name), png);
    drawn += repeats;
    const isLast = drawn > lastFrame;
    for (let left = isLast ? repeats - 1 : repeats; left > 0; left -= framesPerSecond)
      list.push(entry(name, Math.min(left, framesPerSecond), framesPerSecond));
    if (isLast) list.push(entry(name, 1, framesPerSecond));
  }
  return `ffconcat version 1.0\n${list.join('')}`;
}

/** Without the rate, times would be rounded to the 25 frames a second that ffmpeg takes pictures for. */
const entry = (name: string, frames: number, framesPerSecond: number): string =>
  `file ${name}\noption framerate ${framesPerSecond}\nduration ${(frames / framesPerSecond).toFixed(6)}\n`;

/** A key frame at each scene, so that a jump to a chapter lands there. */
const shared = (lesson: Lesson): string[] => [
  '-map',
  '0:v',
  '-fps_mode',
  'vfr',
  '-vf',
  toVideoColors,
  ...colors,
  '-force_key_frames',
  sceneStarts(lesson).join(','),
  '-t',
  `${lessonSeconds(lesson)}`,
  '-metadata',
  `title=${lesson.title}`,
];

const videoArguments = (lesson: Lesson): string[] => [
  '-f',
  'concat',
  '-safe',
  '0',
  '-i',
  'frames.txt',
  '-i',
  'captions.vtt',
  '-f',
  'ffmetadata',
  '-i',
  'chapters.txt',
  ...shared(lesson),
  '-map_chapters',
  '-1',
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '32',
  '-deadline',
  'good',
  '-cpu-used',
  '4',
  '-row-mt',
  '1',
  '-f',
  'webm',
];

/**
 * A file on somebody's disk has no page around it: it takes captions and chapters along. Without B frames: with frames
 * of unequal length their order makes the track seem shorter than it is.
 */
const mp4Arguments = (lesson: Lesson): string[] => [
  ...shared(lesson),
  '-map',
  '1:s',
  '-c:s',
  'mov_text',
  '-disposition:s:0',
  'default',
  '-metadata:s:s:0',
  'language=eng',
  '-map_chapters',
  '2',
  '-c:v',
  'libx264',
  '-preset',
  'medium',
  '-bf',
  '0',
  '-tune',
  'animation',
  '-crf',
  '22',
  '-movflags',
  '+faststart',
  '-f',
  'mp4',
];

/** FFmpeg's own form of chapters, in milliseconds. */
function chaptersForMp4(lesson: Lesson): string {
  const cues = [...chaptersFile(lesson).matchAll(/\n(\S+) --> (\S+)\n(.*)\n/g)];
  const milliseconds = (timestamp: string): number => Date.parse(`1970-01-01T${timestamp}Z`);
  const escaped = (title: string): string => title.replaceAll(/[=;#\\]/g, '\\$&');
  const chapters = cues.map(([, start, end, title]) => {
    const times = `START=${milliseconds(start!)}\nEND=${milliseconds(end!)}`;
    return `[CHAPTER]\nTIMEBASE=1/1000\n${times}\ntitle=${escaped(title!)}\n`;
  });
  return `;FFMETADATA1\n${chapters.join('')}`;
}

async function runFfmpeg(work: string, values: string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...values], {
    cwd: work,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code}:\n${words}`);
}
