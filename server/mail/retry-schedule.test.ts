import { expect, test } from 'vitest';
import { nextAfterSilence, nextAttempt, pauseAfterOutage } from './retry-schedule.ts';

const createdAt = new Date('2026-11-20T12:00:00Z');
const minutesUntil = (attempts: number, now = createdAt, permanent = false, chance = 1) => {
  const next = nextAttempt({ attempts, createdAt, permanent }, now, chance);
  return next && (next.getTime() - now.getTime()) / 60_000;
};

test('the delay doubles from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 30].map((attempts) => minutesUntil(attempts))).toEqual([1, 2, 4, 256, 360, 360]);
});

test('chance spreads the last quarter', () => {
  expect([minutesUntil(1, createdAt, false, 0), minutesUntil(10, createdAt, false, 0)]).toEqual([0.75, 270]);
});

test('after seven days a mail is given up', () => {
  expect(minutesUntil(20, new Date('2026-11-27T05:00:00Z'))).toBe(360);
  expect(minutesUntil(20, new Date('2026-11-27T06:00:01Z'))).toBeNull();
});

test('a mail refused for good is tried five times', () => {
  expect([minutesUntil(4, createdAt, true), minutesUntil(5, createdAt, true)]).toEqual([8, null]);
});

test('an unreachable server is asked after 1, 2, 4 … 60 seconds', () => {
  expect([1, 2, 3, 6, 7, 100].map((failures) => pauseAfterOutage(failures) / 1000)).toEqual([1, 2, 4, 32, 60, 60]);
});

test('a mail that a server had and did not answer for goes again after half an hour, one and two, then never', () => {
  const minutes = [1, 2, 3, 4].map((silences) => {
    const next = nextAfterSilence(silences, createdAt, createdAt);
    return next && (next.getTime() - createdAt.getTime()) / 60_000;
  });
  expect(minutes).toEqual([30, 60, 120, null]);
});
