import { expect, test } from 'vitest';
import { barsOf, medianOf, placeOf, stripHeight, stripOf, stripOfAll, stripWidth } from './strip.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect([medianOf([9]), medianOf([3, 1, 2]), medianOf([4, 1, 3, 2])]).toEqual([9, 2, 2.5]);
});

test('a strip has a bar for each value, higher where more states have it', () => {
  const bars = barsOf(stripOf(stripOfAll([40, 75, 75, 75, 180]), 75));
  const heights = [...bars.matchAll(/M(\d+) \d+v-(\d+)/g)].map(([, , height]) => Number(height));
  expect(heights).toHaveLength(3);
  expect(heights[1]).toBeGreaterThan(heights[0]!);
  expect(Math.max(...heights)).toBeLessThan(stripHeight);
});

test('the least value stands at one end, the most at the other, and a territory beyond them at the end', () => {
  const all = stripOfAll([40, 75, 180]);
  const [least, most, beyond] = [40, 180, 400].map((value) => placeOf(stripOf(all, value).at));
  expect(least).toBeLessThan(10);
  expect(most).toBeGreaterThan(stripWidth - 10);
  expect(beyond).toBe(most);
  expect(stripOf(all, 75).middle).toBe(stripOf(all, 75).at);
});

test('one value for all stands in the middle', () => {
  expect(placeOf(stripOf(stripOfAll([2, 2]), 2).at)).toBeCloseTo(stripWidth / 2, -1);
});
