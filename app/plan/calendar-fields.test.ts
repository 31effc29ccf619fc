import { expect, test } from 'vitest';
import { calendarAddress, calendarFromAddress, readCalendar } from './calendar-fields.ts';
import { guessedPace } from '../facts/weeks-to-license.ts';

const today = '2026-11-20';

test('untouched fields hold our guesses, and no start', () => {
  expect(readCalendar({}, today)).toEqual({ start: null, pace: guessedPace, problems: {} });
});

test('what a visitor set is used', () => {
  const { start, pace, problems } = readCalendar(
    { 'calendar.start': '2026-12-01', 'calendar.hours': ' 7.5', 'calendar.to-exam': '0' },
    today,
  );
  expect({ start, pace, problems }).toEqual({
    start: '2026-12-01',
    pace: { ...guessedPace, hoursPerWeek: 7.5, toExam: 0 },
    problems: {},
  });
});

test.each([
  ['calendar.hours', '0'],
  ['calendar.hours', 'ten'],
  ['calendar.hours', ''],
  ['calendar.hours', '81'],
  ['calendar.hours', '1e1'],
  ['calendar.hours', '-5'],
  ['calendar.weeks-off', '1.5'],
  ['calendar.to-exam', '53'],
  ['calendar.to-license', '٣'],
])('%s cannot be "%s", and says so', (name, value) => {
  const { pace, problems } = readCalendar({ [name]: value }, today);
  expect(pace).toBeNull();
  expect(problems).toEqual({ [name]: expect.stringMatching(/^Enter a (whole )?number from/) });
});

test.each(['2026-02-30', '1926-12-01', '0002-12-01', '2062-12-01', 'soon'])(
  'the course cannot begin on "%s"',
  (value) => {
    const { start, problems } = readCalendar({ 'calendar.start': value }, today);
    expect(start).toBeNull();
    expect(Object.keys(problems)).toEqual(['calendar.start']);
  },
);

test('an address holds start and hours, and brings them back', () => {
  const address = calendarAddress(readCalendar({ 'calendar.start': '2026-12-01', 'calendar.hours': '12.5' }, today));
  expect(address).toBe('?start=2026-12-01&hours=12.5');
  expect(calendarFromAddress(address, today)).toEqual({ 'calendar.start': '2026-12-01', 'calendar.hours': '12.5' });
});

test('nonsense in an address is left out', () => {
  expect(calendarFromAddress('?start=never&hours=12', today)).toEqual({ 'calendar.hours': '12' });
  expect(calendarFromAddress('?start=2026-12-01&hours=<b>', today)).toEqual({ 'calendar.start': '2026-12-01' });
  expect(calendarFromAddress('', today)).toEqual({});
});

test('half a calendar is not shared', () => {
  expect(calendarAddress(readCalendar({ 'calendar.hours': '12' }, today))).toBe('');
});
