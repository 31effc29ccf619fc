import type { VideoObject, WithContext } from 'schema-dts';
import { site } from '../frame/site.ts';
import { breadcrumbs } from '../frame/structured-data.ts';
import { paths, videoPage } from '../paths.ts';
import type { Lesson } from './scenes/lesson.ts';
import { lessonSeconds } from './timeline.ts';
import type { VideoFiles } from './video-files.server.ts';

/** The lesson's place on the site and, where the video itself is there, what it is. */
export function videoStructuredData(lesson: Lesson, files: VideoFiles | null): object[] {
  const trail = breadcrumbs([
    { name: 'Resources', path: paths.resources },
    { name: 'Videos and Webinars', path: paths.videos },
    { name: lesson.title, path: videoPage(lesson.slug) },
  ]);
  return files ? [trail, videoObject(lesson, files)] : [trail];
}

function videoObject(lesson: Lesson, files: VideoFiles): WithContext<VideoObject> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: lesson.title,
    description: lesson.description,
    uploadDate: `${lesson.published}T12:00:00Z`,
    duration: isoDuration(lessonSeconds(lesson)),
    thumbnailUrl: `${site.origin}${files.poster}`,
    contentUrl: `${site.origin}${files.mp4}`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
}

/** 118 is "PT1M58S". */
const isoDuration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
