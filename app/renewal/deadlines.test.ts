import { expect, test } from 'vitest';
import { postLicenseDeadline } from './post-license.ts';
import { reminderDays } from './reminders.ts';

test.each([
  ['days, over a leap day', { by: 'days', count: 180 }, '2027-12-01', '2028-05-29'],
  ['months', { by: 'months', count: 12 }, '2026-05-10', '2027-05-10'],
  ['months from a day that the later month lacks', { by: 'months', count: 18 }, '2026-08-31', '2028-02-29'],
  ['to the end of a month', { by: 'month-end', count: 6 }, '2026-08-05', '2027-02-28'],
  ['with the first renewal', { by: 'first-renewal' }, '2026-08-05', '2028-09-30'],
] as const)('post-license education is due: %s', (_, due, issued, expected) => {
  expect(postLicenseDeadline(due, issued, '2028-09-30')).toBe(expected);
});

test('no deadline where what it is counted from is not known', () => {
  expect(postLicenseDeadline({ by: 'months', count: 12 }, null, '2028-09-30')).toBeNull();
  expect(postLicenseDeadline({ by: 'first-renewal' }, '2026-08-05', null)).toBeNull();
});

test('reminders come 90, 30, and 7 days ahead, and none for a day that is over', () => {
  expect(reminderDays('2027-06-30', '2026-11-22')).toEqual([
    { ahead: 90, day: '2027-04-01' },
    { ahead: 30, day: '2027-05-31' },
    { ahead: 7, day: '2027-06-23' },
  ]);
  expect(reminderDays('2027-06-30', '2027-05-31').map(({ ahead }) => ahead)).toEqual([30, 7]);
  expect(reminderDays('2027-06-30', '2027-06-30')).toEqual([]);
});
