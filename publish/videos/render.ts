/**
 * `npm run videos`: renders the lessons that var/videos does not hold yet and deletes what no lesson needs any more.
 * The next build shows them. `npm run videos -- <slug>` renders one; `--fps 5` a rough one, kept out of var/videos, in
 * the folder `--to` names.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readLessons } from '../../app/videos/lessons.server.ts';
import { videoCache, videoFiles, videoFormats, videoName } from '../../app/videos/video-files.server.ts';
import { checkScenes } from './check-scenes.ts';
import { encodeLesson } from './encode.ts';
import { ensureFfmpeg } from './ensure-ffmpeg.ts';
import { openStage } from './open-stage.ts';

/** Enough for things that fade and rise gently; a screen recording of this kind gains nothing from more. */
const framesPerSecond = 15;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fps: { type: 'string' }, to: { type: 'string' } },
});
const directory = values.to ?? videoCache;
const lessons = readLessons();
const unknown = positionals.filter((slug) => !lessons.some((lesson) => lesson.slug === slug));
const trouble =
  unknown.length > 0
    ? `There is no lesson ${unknown.join(', ')}.`
    : values.fps && !values.to
      ? '--fps needs --to: rough videos are not for the site.'
      : ensureFfmpeg();
if (trouble) {
  console.error(trouble);
  process.exit(1);
}

await mkdir(directory, { recursive: true });
const wanted = lessons.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));
const missing = wanted.filter((lesson) => !videoFiles(lesson, directory));
if (missing.length > 0) await render(missing);
if (!values.to) await deleteOld();
console.log(
  `${wanted.length - missing.length} videos were there, ${missing.length} were rendered. They are in ` +
    `${directory}; npm run build puts them on the site.`,
);

async function render(lessonsToRender: typeof lessons): Promise<void> {
  const stage = await openStage();
  try {
    for (const lesson of lessonsToRender) {
      const started = performance.now();
      await checkScenes(stage, lesson);
      const name = videoName(lesson);
      await encodeLesson(stage, lesson, {
        directory: resolve(directory),
        name,
        framesPerSecond: Number(values.fps ?? framesPerSecond),
      });
      const sizes = await Promise.all(
        videoFormats.map(
          async (format) =>
            `${format} ${((await stat(join(directory, `${name}.${format}`))).size / 1_000_000).toFixed(2)} MB`,
        ),
      );
      console.log(`${lesson.slug}: ${sizes.join(', ')}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
  } finally {
    await stage.close();
  }
}

/** What older texts or older code left behind, and what a broken-off run did. */
async function deleteOld(): Promise<void> {
  const names = new Set(lessons.map(videoName));
  const old = (await readdir(directory)).filter((file) => !names.has(file.replace(/\.(webm|mp4|webp)$/, '')));
  await Promise.all(old.map((file) => rm(join(directory, file))));
}
