import { videoPage } from '../paths.ts';
import type { LessonCard } from './lesson-card.ts';
import { LessonMark } from './scenes/LessonMark.tsx';
import { clockTime } from './timeline.ts';

export function LessonCards({ lessons }: { lessons: LessonCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      {lessons.map(({ slug, title, description, mark, seconds }) => (
        <li key={slug}>
          <div className="lesson-plate">
            <LessonMark mark={mark} />
          </div>
          <div>
            <p className="small muted">{clockTime(seconds)}, with captions</p>
            <h2 className="mt-1 text-xl">
              <a href={videoPage(slug)}>{title}</a>
            </h2>
            <p className="mt-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
