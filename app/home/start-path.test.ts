import { expect, test } from 'vitest';
import { startPath } from './start-path.ts';

const [ohio, guam] = [
  { slug: 'ohio', isTerritory: false },
  { slug: 'guam', isTerritory: true },
];

test.each([
  ['license', ohio, '/state-guides/ohio'],
  ['move', ohio, '/resources/reciprocity/ohio'],
  ['exam', ohio, '/exam-prep?state=ohio'],
  ['move', guam, '/state-guides/guam#moving'],
  ['', ohio, '/state-guides/ohio'],
  ['nonsense', guam, '/state-guides/guam'],
])('"%s" leads to its page', (intent, state, path) => {
  expect(startPath(intent, state)).toBe(path);
});
