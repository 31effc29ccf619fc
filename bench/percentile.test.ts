import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  [50, 50],
  [99, 99],
  [100, 100],
  [0, 1],
])('of 1 to 100, percentile %d is %d', (percent, value) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      percent,
    ),
  ).toBe(value);
});

test('of nothing it is 0', () => {
  expect(percentile([], 50)).toBe(0);
});
