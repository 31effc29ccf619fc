import { pageMeta } from '../frame/page-meta.ts';
import { PageStyle } from '../frame/PageStyle.tsx';
import { paths } from '../paths.ts';
import { ResourceHeader } from '../frame/ResourceHeader.tsx';
import type { Route } from './+types/VideosPage';
import { LessonCards } from './LessonCards.tsx';
import lessonCss from './lesson.css?inline';
import { lessonCard } from './lesson-card.ts';
import { readLessons } from './lessons.server.ts';
import { videoFiles } from './video-files.server.ts';

export const loader = () => ({
  lessons: readLessons().map(lessonCard),
  rendered: readLessons().every((lesson) => videoFiles(lesson)),
});

export const meta = () =>
  pageMeta({
    title: 'Videos and Webinars',
    description:
      'Four short lessons in pictures and captions: the six steps to a license, exam math, agency and ' +
      'disclosure, and choosing a broker.',
    path: paths.videos,
  });

export default function VideosPage({ loaderData: { lessons, rendered } }: Route.ComponentProps) {
  return (
    <div className="page">
      <PageStyle name="lesson" css={lessonCss} />
      <ResourceHeader title="Videos and Webinars">
        Four lessons of about two minutes. Each one asks a question, explains it in pictures, works an example and says
        what to do next.
      </ResourceHeader>
      <div className="mt-10">
        <LessonCards lessons={lessons} />
      </div>
      <section className="section measure">
        <h2>Captions instead of a voice</h2>
        <p className="mt-4">
          The lessons have no narration and no music. Captions tell them, so you can watch on a bus or beside a sleeping
          child, and the whole text stands with its pictures on the lesson’s page. The webinar is a recorded lesson too:
          nobody speaks, and there is no live session to join.
        </p>
        {!rendered && <p className="note mt-6">This copy of the site shows the lessons as text and pictures.</p>}
      </section>
    </div>
  );
}
