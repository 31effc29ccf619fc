import { renderToStaticMarkup } from 'react-dom/server';
import type { Lesson } from '../scenes/lesson.ts';
import { Stage } from './Stage.tsx';

/** The HTML of one moment of a lesson. */
export const stageMarkup = (lesson: Lesson, seconds: number): string =>
  renderToStaticMarkup(<Stage lesson={lesson} seconds={seconds} />);
