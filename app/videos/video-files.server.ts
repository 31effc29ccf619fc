/** Which rendered videos are here. `npm run videos` puts them into var/videos, the build copies them from there. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from './scenes/lesson.ts';

export const videoCache = 'var/videos';

export const videoFormats = ['webm', 'mp4', 'webp'] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** Addresses of the files, and bytes of those one would download. */
export type VideoFiles = { webm: string; mp4: string; poster: string; webmBytes: number; mp4Bytes: number };

/** Everything a picture or its encoding comes from, besides the lesson itself. */
const sources = [
  'app/videos/timeline.ts',
  'app/videos/web-vtt.ts',
  'app/videos/scenes/*',
  'app/videos/stage/*',
  'publish/videos/open-stage.ts',
  'publish/videos/encode.ts',
  'publish/before-build/draw-map.ts',
];

/**
 * The name of a lesson's files without their ending: it changes with what they show and with the code that draws them,
 * so that a video of yesterday's text is never shown. Colors are in app/site.css, of which only the role tokens count.
 */
export function videoName({ slug }: Pick<Lesson, 'slug'>): string {
  const hash = createHash('sha256')
    .update(readFileSync(`content/videos/${slug}.yaml`))
    .update(sourcesHash());
  return `${slug}-${hash.digest('hex').slice(0, 10)}`;
}

/** The files of a lesson, or null where they were not rendered. All of them, or none. */
export function videoFiles(lesson: Pick<Lesson, 'slug'>, cache = videoCache): VideoFiles | null {
  const name = videoName(lesson);
  const bytes = videoFormats.map(
    (format) => statSync(join(cache, `${name}.${format}`), { throwIfNoEntry: false })?.size ?? 0,
  );
  if (bytes.includes(0)) return null;
  const [webm, mp4, poster] = videoFormats.map((format) => `/videos/${name}.${format}`) as [string, string, string];
  return { webm, mp4, poster, webmBytes: bytes[0]!, mp4Bytes: bytes[1]! };
}

/**
 * The role tokens of app/site.css, so that a video has the colors of the site. @throws Error when they are not where
 * they were
 */
export function siteColors(): string {
  const [block] = /:root \{[^}]*--paper:[^}]*\}/.exec(readFileSync('app/site.css', 'utf8')) ?? [];
  if (!block)
    throw new Error(
      'app/site.css has no :root block with --paper any more: app/videos/video-files.server.ts looks for it',
    );
  return block;
}

let hashed: string | undefined;

function sourcesHash(): string {
  if (hashed) return hashed;
  const hash = createHash('sha256').update(siteColors());
  for (const file of globSync(sources).toSorted()) hash.update(file).update(readFileSync(file));
  return (hashed = hash.digest('hex'));
}
