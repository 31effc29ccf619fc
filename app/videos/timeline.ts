/** When things happen in a lesson, in seconds. Pure: the clock is whoever asks. */
import { plural } from '../wording/wording.ts';
import type { Lesson, Scene } from './scenes/lesson.ts';

export type Cue = { start: number; end: number; text: string };

/** How long a part takes to appear. */
const appearing = 0.5;
/** How long the parts of one caption wait for each other, at most. */
const betweenParts = 0.9;
/** Very short captions stand as long as one of this many characters would. */
const shortestCaption = 28;
const longestLine = 42;

export const lessonSeconds = ({ scenes }: Pick<Lesson, 'scenes'>): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** When each scene starts, counted from the start of the lesson. */
export const sceneStarts = ({ scenes }: Pick<Lesson, 'scenes'>): number[] =>
  scenes.map((_, index) => scenes.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0));

/** The captions of one scene, counted from its start: they share its time by their length. */
export function captionTimes({ seconds, captions }: Pick<Scene, 'seconds' | 'captions'>): Cue[] {
  const weights = captions.map(({ says }) => Math.max(says.length, shortestCaption));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return captions.map(({ says: text }, index) => {
    const start = (seconds * passed) / total;
    passed += weights[index]!;
    return { start, end: (seconds * passed) / total, text };
  });
}

/** The captions of a whole lesson, counted from its start. */
export function lessonCues(lesson: Pick<Lesson, 'scenes'>): Cue[] {
  const starts = sceneStarts(lesson);
  return lesson.scenes.flatMap((scene, index) =>
    captionTimes(scene).map(({ start, end, text }) => ({
      start: start + starts[index]!,
      end: end + starts[index]!,
      text,
    })),
  );
}

/** When each part of a scene's picture begins to appear, counted from the scene's start. */
export function partStarts(scene: Pick<Scene, 'seconds' | 'captions'>): number[] {
  const times = captionTimes(scene);
  return scene.captions.flatMap(({ shows }, index) => {
    const { start, end } = times[index]!;
    const apart = Math.min(betweenParts, (end - start) / (shows + 1));
    // The first thing of a scene waits until the scene itself has come in.
    return Array.from({ length: shows }, (_, part) => start + part * apart + (index === 0 ? 0.4 : 0.1));
  });
}

/**
 * 0 before `start`, 1 when `length` seconds have passed, fast at first and slow at the end. Rounded, so that still
 * pictures are equal.
 */
export function progress(now: number, start: number, length = appearing): number {
  const share = Math.min(1, Math.max(0, (now - start) / length));
  return Math.round((1 - (1 - share) ** 3) * 1000) / 1000;
}

/** Which scene is on, and how far into it: the last one stays when the lesson is over. */
export function sceneAt(lesson: Pick<Lesson, 'scenes'>, seconds: number): { index: number; into: number } {
  const starts = sceneStarts(lesson);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds + 1e-9),
  );
  return { index, into: seconds - (starts[index] ?? 0) };
}

/**
 * A caption on one line or two, as even as can be.
 * @throws Error when it does not fit two lines of 42 characters
 */
export function captionLines(text: string): string[] {
  if (text.length <= longestLine) return [text];
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  const fitting = breaks.filter((lines) => lines.every((line) => line.length <= longestLine));
  if (fitting.length === 0) throw new Error(`does not fit two lines of ${longestLine} characters: ${text}`);
  const width = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return fitting.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}

/** 118 is "1:58". */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`;

/** 118 is "1 minute 58 seconds". */
export function spokenTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return [minutes > 0 && plural(minutes, 'minute'), rest > 0 && plural(rest, 'second')].filter(Boolean).join(' ');
}
