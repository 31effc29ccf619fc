import { expect, test } from 'vitest';
import { readLessons } from '../../app/videos/lessons.server.ts';
import type { Scene } from '../../app/videos/scenes/lesson.ts';
import { lessonStepsAreTheSix } from './lesson-steps-are-the-six.ts';
import { lessonSumsAddUp } from './lesson-sums-add-up.ts';

const equation = (sum: string, is: string): Scene => ({
  kind: 'equation',
  seconds: 9,
  heading: 'Sum',
  captions: [],
  given: '',
  lines: [{ name: 'Line', sum, is }],
});
const problemsOf = (sum: string, is: string) => lessonSumsAddUp([{ slug: 'tiny', scenes: [equation(sum, is)] }]);

test.each([
  ['$8,000 × 0.60', '$4,800'],
  ['$5,700 − 12 × $150', '$3,900'],
  ['$204,000 ÷ $250,000', '81.6%'],
  ['$3,600 × 253 ÷ 365', '$2,495.34'],
])('%s = %s adds up', (sum, is) => {
  expect(problemsOf(sum, is)).toEqual([]);
});

test.each([
  ['$8,000 × 0.60', '$4,900'],
  ['$204,000 ÷ $250,000', '81.5%'],
  ['198 × 440', '$87,121'],
])('%s = %s is found', (sum, is) => {
  expect(problemsOf(sum, is)).toMatchObject([{ file: 'content/videos/tiny.yaml', field: 'scenes.0 Line' }]);
});

test('a missing or renamed step is found', () => {
  const lesson = readLessons().find(({ slug }) => slug === 'six-steps-to-a-license')!;
  expect(lessonStepsAreTheSix([lesson])).toEqual([]);
  expect(
    lessonStepsAreTheSix([
      { ...lesson, scenes: lesson.scenes.filter((scene) => scene.kind !== 'step' || scene.step !== 3) },
    ]),
  ).toHaveLength(1);
  expect(
    lessonStepsAreTheSix([
      { ...lesson, scenes: lesson.scenes.map((scene) => ({ ...scene, heading: `${scene.heading}s` })) },
    ]),
  ).toHaveLength(1);
});
