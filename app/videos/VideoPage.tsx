import { data } from 'react-router';
import { pageMeta } from '../frame/page-meta.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { paths, videoPage } from '../paths.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';
import type { Route } from './+types/VideoPage';
import { Chapters } from './Chapters.tsx';
import lessonCss from './lesson.css?inline';
import { LessonVideo } from './LessonVideo.tsx';
import { readLessons } from './lessons.server.ts';
import { LessonMark } from './scenes/LessonMark.tsx';
import { SceneStyles } from './SceneStyles.tsx';
import { lessonSeconds, spokenTime } from './timeline.ts';
import { Transcript } from './Transcript.tsx';
import { videoFiles } from './video-files.server.ts';
import { videoStructuredData } from './video-structured-data.ts';

/** @throws 404 for a lesson that is not there. */
export function loader({ params: { slug } }: Route.LoaderArgs) {
  const lesson = readLessons().find((candidate) => candidate.slug === slug);
  if (!lesson) throw data(null, { status: 404 });
  const others = readLessons()
    .filter((other) => other !== lesson)
    .map((other) => ({ slug: other.slug, title: other.title }));
  return { lesson, others, files: videoFiles(lesson) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { lesson, files } = loaderData;
  return pageMeta({
    title: lesson.title,
    description: lesson.description,
    path: videoPage(lesson.slug),
    structuredData: videoStructuredData(lesson, files),
  });
}

export default function VideoPage({ loaderData: { lesson, others, files } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageStyle name="lesson" css={lessonCss} />
      <SceneStyles scenes={lesson.scenes} />
      <ResourceHeader title={lesson.title} trail={[{ name: 'Videos', path: paths.videos }]}>
        {lesson.description}
      </ResourceHeader>
      <p className="small muted mt-3">
        {spokenTime(lessonSeconds(lesson))}. There is no narration: captions tell the lesson
        {lesson.isWebinar && '. It is called a webinar, but it is recorded, without a speaker'}.
      </p>
      {files ? (
        <LessonVideo key={lesson.slug} lesson={lesson} files={files} />
      ) : (
        <div className="lesson-top">
          <div>
            <div className="lesson-plate no-print">
              <LessonMark mark={lesson.mark} />
            </div>
            <p className="note">This copy of the site shows the lesson as text and pictures.</p>
          </div>
          <Chapters lesson={lesson} />
        </div>
      )}
      <Transcript lesson={lesson} />
      <section className="section no-print">
        <h2>More lessons</h2>
        <ul className="rows mt-4">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <a href={videoPage(slug)}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
