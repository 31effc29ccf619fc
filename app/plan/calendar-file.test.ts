import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarDay } from './calendar-file.ts';

const madeAt = new Date('2026-11-20T17:00:05.123Z');
const exam: CalendarDay = {
  id: 'plan-ohio-exam',
  day: '2026-12-31',
  title: 'Ohio license: exam, at last; really \\ truly',
  text: 'First line\nSecond line, with a comma; a semicolon\r\nand “quotes” — ü 🏠 '.repeat(6),
  url: 'https://atlas.example/my-plan/ohio',
};

const file = (...days: CalendarDay[]): string => calendarFile(days, 'atlas.example', madeAt);
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a calendar reads back what was written', () => {
  const [event] = eventsIn(file(exam));
  expect(event?.uid).toBe('plan-ohio-exam@atlas.example');
  expect(event?.summary).toBe(exam.title);
  expect(event?.description).toBe(exam.text.replaceAll('\r\n', '\n'));
  expect(event?.component.getFirstPropertyValue('url')).toBe(exam.url);
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T17:00:05Z');
});

test('each day is a whole one, over the end of the year too', () => {
  const [event] = eventsIn(file(exam));
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-12-31');
  expect(event?.endDate.toString()).toBe('2027-01-01');
});

test('lines end with CRLF and none is longer than 75 octets', () => {
  const text = file(exam, { ...exam, id: 'plan-ohio-license' });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThan(70);
});

test('a note cannot write a line of its own into the file', () => {
  const events = eventsIn(file({ ...exam, text: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\rUID:evil' }));
  expect(events).toHaveLength(1);
  expect(events[0]?.uid).toBe('plan-ohio-exam@atlas.example');
});

test('an empty text is left out and a plan without days is still a calendar', () => {
  expect(file({ ...exam, text: '' })).not.toContain('DESCRIPTION');
  expect(eventsIn(file())).toEqual([]);
});
