import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';
import { dollars, hours } from './wording.ts';

test('a range says its unit once', () => {
  expect(rangeOf([60, 180, 40], hours)).toBe('40 to 180 hours');
  expect(rangeOf([15, 119], dollars)).toBe('$15 to $119');
});

test('equal figures are one figure, and none is an error', () => {
  expect(rangeOf([2, 2], hours)).toBe('2 hours');
  expect(() => rangeOf([], hours)).toThrow(RangeError);
});
