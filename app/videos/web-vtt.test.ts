import { expect, test } from 'vitest';
import { readLessons } from './lessons.server.ts';
import { lessonSeconds } from './timeline.ts';
import { captionsFile, chaptersFile } from './web-vtt.ts';

type ReadCue = { start: number; end: number; lines: string[] };

/** A reader that takes only what the standard's syntax allows. @throws Error for anything else */
function readStrictly(file: string): ReadCue[] {
  const [signature, ...blocks] = file.replace(/\n$/, '').split('\n\n');
  if (signature !== 'WEBVTT') throw new Error(`begins with ${signature}`);
  return blocks.map((block, index) => {
    const [id, timing = '', ...lines] = block.split('\n');
    if (id !== `${index + 1}`) throw new Error(`cue ${index + 1} is called ${id}`);
    const match = /^(\d\d):([0-5]\d):([0-5]\d\.\d{3}) --> (\d\d):([0-5]\d):([0-5]\d\.\d{3})$/.exec(timing);
    if (!match) throw new Error(`no timing: ${timing}`);
    if (lines.length === 0 || lines.some((line) => line.trim() === '' || /-->|<|&(?!amp;|lt;|gt;)/.test(line)))
      throw new Error(`no text: ${block}`);
    const seconds = (first: number) =>
      Number(match[first]) * 3600 + Number(match[first + 1]) * 60 + Number(match[first + 2]);
    return { start: seconds(1), end: seconds(4), lines };
  });
}

const inOrder = (cues: ReadCue[]): boolean =>
  cues.every(({ start, end }, index) => end > start && start >= (cues[index - 1]?.end ?? 0));

test.each(readLessons().map((lesson) => [lesson.slug, lesson] as const))(
  '%s: captions are well formed, readable and cover the lesson',
  (_, lesson) => {
    const cues = readStrictly(captionsFile(lesson));
    expect(inOrder(cues)).toBe(true);
    expect([cues[0]?.start, cues.at(-1)?.end]).toEqual([0, lessonSeconds(lesson)]);
    for (const { start, end, lines } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(42);
      expect(lines.join(' ').length / (end - start)).toBeLessThanOrEqual(17);
      expect(end - start).toBeGreaterThanOrEqual(1);
    }
  },
);

test.each(readLessons().map((lesson) => [lesson.slug, lesson] as const))(
  '%s: there is a chapter for each scene',
  (_, lesson) => {
    const cues = readStrictly(chaptersFile(lesson));
    expect(inOrder(cues)).toBe(true);
    expect(cues.map(({ lines }) => lines.length)).toEqual(lesson.scenes.map(() => 1));
    expect(cues.at(-1)?.end).toBe(lessonSeconds(lesson));
  },
);

test('signs that mean something in WebVTT are written out', () => {
  const [lesson] = readLessons();
  const scene = { ...lesson!.scenes[0]!, captions: [{ says: 'Debts & <liens> --> gone', shows: 1 }] };
  expect(captionsFile({ ...lesson!, scenes: [scene] })).toContain('Debts &amp; &lt;liens&gt; --&gt; gone');
});
