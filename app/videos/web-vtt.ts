/** WebVTT files (W3C WebVTT 1), which browsers read captions and chapters from. */
import { chapterOf, type Lesson } from './scenes/lesson.ts';
import { captionLines, type Cue, lessonCues, lessonSeconds, sceneStarts } from './timeline.ts';

/** What a viewer is told, on at most two lines. */
export const captionsFile = (lesson: Lesson): string =>
  webVtt(lessonCues(lesson).map((cue) => ({ ...cue, text: captionLines(cue.text).join('\n') })));

/** One chapter a scene. */
export function chaptersFile(lesson: Lesson): string {
  const starts = sceneStarts(lesson);
  return webVtt(
    lesson.scenes.map((scene, index) => ({
      start: starts[index]!,
      end: starts[index + 1] ?? lessonSeconds(lesson),
      text: chapterOf(scene),
    })),
  );
}

function webVtt(cues: Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }, index) => `${index + 1}\n${timestamp(start)} --> ${timestamp(end)}\n${escaped(text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** 78.5 is "00:01:18.500". */
function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return new Date(milliseconds).toISOString().slice(11, 23);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
