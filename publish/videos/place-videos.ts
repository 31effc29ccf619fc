import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLessons } from '../../app/videos/lessons.server.ts';
import { videoCache, videoFiles, videoFormats, videoName } from '../../app/videos/video-files.server.ts';
import { captionsFile, chaptersFile } from '../../app/videos/web-vtt.ts';

/**
 * Writes `/videos/<slug>.vtt` and `<slug>-chapters.vtt` for every lesson, and copies the videos that were rendered.
 * Returns how many.
 */
export async function placeVideos(clientDirectory: string, cache = videoCache): Promise<number> {
  const directory = join(clientDirectory, 'videos');
  await writeCaptions(clientDirectory);
  const lessons = readLessons();
  const rendered = lessons.filter((lesson) => videoFiles(lesson, cache)).map(videoName);
  const files = rendered.flatMap((name) => videoFormats.map((format) => `${name}.${format}`));
  await Promise.all(files.map((file) => copyFile(join(cache, file), join(directory, file))));
  return rendered.length;
}

/** Captions and chapters of every lesson, in the language of this build. */
export async function writeCaptions(clientDirectory: string): Promise<void> {
  const directory = join(clientDirectory, 'videos');
  await mkdir(directory, { recursive: true });
  for (const lesson of readLessons()) {
    await writeFile(join(directory, `${lesson.slug}.vtt`), captionsFile(lesson));
    await writeFile(join(directory, `${lesson.slug}-chapters.vtt`), chaptersFile(lesson));
  }
}
