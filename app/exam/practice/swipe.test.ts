import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

const swiped = (across: number, down: number, ms = 200, x = 200) =>
  swipeOf({ x, y: 400, at: 0 }, { x: x + across, y: 400 + down, at: ms }, 390);

test('a way to the left turns to the next question, one to the right back', () => {
  expect(swiped(-90, 10)).toBe('next');
  expect(swiped(90, -10)).toBe('previous');
});

test('a tap, a scroll, a slanting and a slow way turn nothing', () => {
  expect(swiped(-4, 2)).toBeNull();
  expect(swiped(-20, 300)).toBeNull();
  expect(swiped(-90, 60)).toBeNull();
  expect(swiped(-90, 10, 1200)).toBeNull();
});

test('a way from the edge is the browser’s own', () => {
  expect(swiped(120, 0, 200, 10)).toBeNull();
  expect(swiped(-120, 0, 200, 380)).toBeNull();
});
