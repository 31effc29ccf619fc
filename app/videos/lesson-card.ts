import type { Lesson } from './scenes/lesson.ts';
import { lessonSeconds } from './timeline.ts';

/** What a list of lessons shows of one. */
export type LessonCard = Pick<Lesson, 'slug' | 'title' | 'description' | 'mark'> & { seconds: number };

export const lessonCard = ({ slug, title, description, mark, scenes }: Lesson): LessonCard => ({
  slug,
  title,
  description,
  mark,
  seconds: lessonSeconds({ scenes }),
});
