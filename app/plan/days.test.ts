import { afterEach, expect, test } from 'vitest';
import { addDays, addWeeks, dayInWords, dayOf, daysBetween, isDay } from './days.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(['2026-12-01', '2028-02-29', '2000-02-29', '2026-01-31'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each([
  '2027-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-04-31',
  '2026-4-3',
  '',
  '12/01/2026',
  '2026-12-01T00:00',
  '+12026-12-01',
])('"%s" is none', (day) => {
  expect(isDay(day)).toBe(false);
});

test('leap years and ends of years are counted', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addWeeks('2028-02-01', 52)).toBe('2029-01-30');
});

test.each(['America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Europe/Berlin'])(
  'no clock change moves a day in %s',
  (name) => {
    process.env.TZ = name;
    for (let count = 0; count < 800; count++) {
      const day = addDays('2026-01-01', count);
      expect(daysBetween('2026-01-01', day)).toBe(count);
      expect(addDays(day, -count)).toBe('2026-01-01');
    }
  },
);

test('today is the visitor’s own day, not that of Greenwich', () => {
  const lateEvening = new Date('2026-12-02T04:30:00Z');
  process.env.TZ = 'America/Los_Angeles';
  expect(dayOf(lateEvening)).toBe('2026-12-01');
  process.env.TZ = 'Asia/Tokyo';
  expect(dayOf(lateEvening)).toBe('2026-12-02');
});

test('a day in words is that day wherever the visitor is', () => {
  process.env.TZ = 'Pacific/Honolulu';
  expect(dayInWords('2026-12-01')).toBe('Tuesday, December 1, 2026');
});
