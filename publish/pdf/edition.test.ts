import { expect, test } from 'vitest';
import { editionDate, newest } from './edition.ts';

test('SOURCE_DATE_EPOCH decides where it is set', () => {
  expect(editionDate({ SOURCE_DATE_EPOCH: '1767225600' })).toBe('2026-01-01');
});

test('a SOURCE_DATE_EPOCH that is no number of seconds stops the build', () => {
  expect(() => editionDate({ SOURCE_DATE_EPOCH: 'yesterday' })).toThrow(
    'SOURCE_DATE_EPOCH must be a number of seconds',
  );
});

test('otherwise the newest date of the content', () => {
  expect(editionDate({})).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(newest(['2026-06-01', '2026-11-20', '2024-01-01'])).toBe('2026-11-20');
  expect(() => newest([])).toThrow('set SOURCE_DATE_EPOCH');
});
