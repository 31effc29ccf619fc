import type { MouseEvent } from 'react';
import { chapterOf, type Lesson } from './scenes/lesson.ts';
import { clockTime, sceneStarts } from './timeline.ts';

type ChaptersProps = {
  lesson: Lesson;
  /** Plays from there. Without it, and before scripts are here, a chapter leads to its text. */
  onChoose?: (seconds: number) => void;
};

export function Chapters({ lesson, onChoose }: ChaptersProps) {
  const starts = sceneStarts(lesson);
  const choose = (start: number) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose?.(start);
  };
  return (
    <nav className="chapters no-print" aria-label="Chapters">
      <p>Chapters</p>
      <ol>
        {lesson.scenes.map((scene, index) => (
          <li key={index}>
            <a href={`#${sceneId(index)}`} onClick={onChoose && choose(starts[index]!)}>
              <span>{clockTime(starts[index]!)}</span> {chapterOf(scene)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where a scene stands on the page. */
export const sceneId = (index: number): string => `scene-${index + 1}`;
