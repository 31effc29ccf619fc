import { expect, test } from 'vitest';
import { readJurisdictions } from '../facts/jurisdictions.server.ts';
import { readCalendar } from './calendar-fields.ts';
import { planData } from './state-plan.server.ts';
import { calendarDaysOf, plannedDays } from './step-dates.ts';

const plan = planData(readJurisdictions().get('ohio')!);
const calendar = readCalendar({ 'calendar.start': '2026-12-01' }, '2026-11-20');
const url = 'https://atlas.example/my-plan/ohio';

test('the calendar gives each step a day', () => {
  expect(plannedDays(calendar, plan)).toEqual({
    'basic-requirements': '2026-12-01',
    'pre-licensing-education': '2027-02-09',
    'course-final-exam': '2027-02-09',
    'sponsoring-broker': '2027-02-16',
    'apply-to-state': '2027-02-16',
    fingerprints: '2027-02-16',
    'apply-for-the-exam': '2027-02-16',
    'pass-the-exam': '2027-03-02',
    license: '2027-03-30',
  });
  expect(Object.keys(plannedDays(calendar, plan))).toEqual(plan.steps.map(({ id }) => id));
});

test('where the exam is given a few times a year, nobody is told a day of it or after it that we guessed', () => {
  const puertoRico = planData(readJurisdictions().get('puerto-rico')!);
  const guessed = plannedDays(calendar, puertoRico);
  expect(guessed['pass-the-exam']).toBeUndefined();
  expect(guessed['license']).toBeUndefined();
  expect(guessed['pre-licensing-education']).toBeDefined();
  const own = readCalendar({ 'calendar.start': '2026-12-01', 'calendar.to-exam': '20' }, '2026-11-20');
  expect(plannedDays(own, puertoRico)['pass-the-exam']).toBeDefined();
  const booking = puertoRico.steps.find(({ id }) => id === 'apply-for-the-exam')!;
  expect(booking.deadlines.join(' ')).toContain('The exam is given only twice a year, so your wait can be months.');
});

test('without a start, or without published hours, there are no days', () => {
  expect(plannedDays(readCalendar({}, '2026-11-20'), plan)).toEqual({});
  expect(plannedDays(calendar, { ...plan, courseHours: null })).toEqual({});
  expect(plannedDays(null, plan)).toEqual({});
});

test('the visitor’s own day comes before the calendar’s, and only what is open is listed', () => {
  const values = { 'date.pass-the-exam': '2027-04-01', 'note.pass-the-exam': 'Room 12', 'done.age': 'yes' };
  const days = calendarDaysOf(plan, values, { 'basic-requirements': '2026-12-01', 'pass-the-exam': '2027-03-02' }, url);
  expect(days.map(({ id, day }) => [id, day])).toEqual([
    ['ohio-step-basic-requirements', '2026-12-01'],
    ['ohio-step-pass-the-exam', '2027-04-01'],
  ]);
  expect(days[0]?.text).not.toContain('18 years');
  expect(days[0]?.text).toContain('high school diploma');
  expect(days[1]?.text).toMatch(/\nRoom 12$/);
});

test('a plan without any day writes none', () => {
  expect(calendarDaysOf(plan, {}, {}, url)).toEqual([]);
});
