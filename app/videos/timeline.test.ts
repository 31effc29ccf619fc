import { expect, test } from 'vitest';
import {
  captionLines,
  captionTimes,
  clockTime,
  lessonCues,
  lessonSeconds,
  partStarts,
  progress,
  sceneAt,
  sceneStarts,
  spokenTime,
} from './timeline.ts';
import type { Scene } from './scenes/lesson.ts';

const told = (says: string, shows = 1) => ({ says, shows });
const scene = (seconds: number, ...captions: { says: string; shows: number }[]): Scene => ({
  kind: 'list',
  heading: 'Heading',
  items: ['a', 'b'],
  seconds,
  captions,
});
const lesson = { scenes: [scene(6, told('x'.repeat(40)), told('y'.repeat(80))), scene(4, told('z'.repeat(30), 2))] };

test('a lesson lasts as long as its scenes, one after the other', () => {
  expect(lessonSeconds(lesson)).toBe(10);
  expect(sceneStarts(lesson)).toEqual([0, 6]);
});

test('the captions of a scene share its time by their length and leave no gap', () => {
  expect(captionTimes(lesson.scenes[0]!).map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [2, 6],
  ]);
});

test('a very short caption stands longer than its length asks for', () => {
  const [short] = captionTimes(scene(8, told('No.'), told('x'.repeat(84))));
  expect(short!.end).toBeCloseTo(2);
});

test('the cues of a lesson are counted from its start and end with it', () => {
  expect(lessonCues(lesson).map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [2, 6],
    [6, 10],
  ]);
});

test('parts appear with their caption, one after the other, and early enough to be seen', () => {
  const starts = partStarts(scene(6, told('x'.repeat(40), 2), told('y'.repeat(80))));
  expect(starts).toHaveLength(3);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[1]! + 0.5).toBeLessThan(2);
  expect(starts[2]).toBeCloseTo(2.1);
});

test.each([
  [-1, 0],
  [0, 0],
  [0.25, 0.875],
  [0.5, 1],
  [9, 1],
])('%f seconds after its start a part has appeared to %f', (now, share) => {
  expect(progress(now, 0)).toBe(share);
});

test.each([
  [0, 0, 0],
  [5.99, 0, 5.99],
  [6, 1, 0],
  [25, 1, 19],
])('after %f seconds scene %i is on for %f seconds', (seconds, index, into) => {
  expect(sceneAt(lesson, seconds)).toEqual({ index, into });
});

test('adding up frames never falls one scene short', () => {
  expect(sceneAt({ scenes: [scene(1), scene(1)] }, 0.1 + 0.2 + 0.7 - 2e-16).index).toBe(1);
});

test('a caption stands on one line or on two even ones', () => {
  expect(captionLines('One short line.')).toEqual(['One short line.']);
  expect(captionLines('How do you get from no license to your first day of work?')).toEqual([
    'How do you get from no license',
    'to your first day of work?',
  ]);
  expect(() => captionLines('word '.repeat(20).trim())).toThrow('two lines of 42');
});

test('times are written for clocks and for readers', () => {
  expect([clockTime(0), clockTime(9.9), clockTime(118)]).toEqual(['0:00', '0:09', '1:58']);
  expect([spokenTime(118), spokenTime(60), spokenTime(1)]).toEqual(['1 minute 58 seconds', '1 minute', '1 second']);
});
