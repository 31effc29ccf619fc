import { expect, test } from 'vitest';
import type { RenewalRule } from '../facts/renewal-rule.ts';
import type { Course } from '../study/license-work.ts';
import { courseCsv } from './course-csv.ts';
import { readCourse } from './course-form.ts';
import { differsFromRule } from './differs-from-rule.ts';
import { continuingLeft } from './education-left.ts';
import { licenseDays } from './license-days.ts';
import { asksOf, readLicense } from './license-form.ts';
import { deadlinesOf, standingOf } from './standing.ts';

const rule: RenewalRule = {
  kind: 'fixed-date',
  everyYears: 2,
  month: 6,
  day: 30,
  parity: 'even',
  parityBy: null,
  monthsAfter: null,
  cycleYear: null,
  endsBefore: false,
  renewBefore: { months: 1 },
  groups: null,
  groupsBy: null,
  first: null,
};
const education = { hours: 12, mandatory: [{ name: 'Ethics', hours: 3 }], firstTermHours: null };
const postLicense = { hours: 20, due: { by: 'months' as const, count: 12 } };
const rules = { rule, education, postLicense };
const course = (hours: number, counts: string, day = '2027-02-01'): Course => ({
  name: 'A course',
  hours,
  counts,
  day,
  certificate: '',
});
const term = { from: '2026-07-01', to: '2028-06-30', renewBy: '2028-05-31', isFirst: false };

test.each([
  ['nothing taken', [], 0, 12, 3],
  ['electives alone leave the mandatory part', [course(12, 'elective')], 12, 3, 3],
  ['all taken', [course(9, 'elective'), course(3, 'Ethics')], 12, 0, 0],
  ['hours over a mandatory part count as electives', [course(12, 'Ethics')], 12, 0, 0],
  ['halves', [course(1.5, 'Ethics')], 1.5, 10.5, 1.5],
  ['before and after the term', [course(3, 'Ethics', '2026-06-30'), course(3, 'Ethics', '2028-07-01')], 0, 12, 3],
  ['on its first and its last day', [course(3, 'Ethics', '2026-07-01'), course(3, 'elective', '2028-06-30')], 6, 6, 0],
  ['post-license hours are others', [course(20, 'post-license')], 0, 12, 3],
  ['a part that the state no longer names is an elective', [course(3, 'Old law')], 3, 9, 3],
])('continuing education: %s', (_, courses, taken, left, mandatoryLeft) => {
  const found = continuingLeft(education, courses, term);
  expect({ taken: found.taken, left: found.left, ethics: found.parts[0]!.left }).toEqual({
    taken,
    left,
    ethics: mandatoryLeft,
  });
});

test('a first renewal that asks for no hours has none to go, and a state without a number names none', () => {
  const isFirst = { ...term, isFirst: true };
  expect(continuingLeft({ ...education, firstTermHours: 0 }, [], isFirst)).toMatchObject({ left: 0, parts: [] });
  expect(continuingLeft({ ...education, hours: null }, [course(3, 'elective')], term).left).toBeNull();
});

test('a new licensee sees the date, the hours, and the post-license deadline', () => {
  const standing = standingOf(rules, { issued: '2026-08-14' }, [course(5, 'post-license')], '2026-11-22');
  expect(standing).toMatchObject({
    term: { to: '2028-06-30', renewBy: '2028-05-31', isFirst: true },
    later: ['2030-06-30', '2032-06-30', '2034-06-30'],
    continuing: { left: 12 },
    postLicense: { hours: 20, left: 15, by: '2027-08-14' },
  });
});

test('who was licensed long ago owes no post-license course', () => {
  const standing = standingOf(rules, { issued: '2015-08-14', expires: '2028-06-30' }, [], '2026-11-22');
  expect(standing).toMatchObject({ term: { to: '2028-06-30', isFirst: false }, postLicense: null });
});

test.each([
  ['the first term', '2025-08-14', '2026-07-01', { ended: '2026-06-30', next: '2028-06-30' }],
  ['a later one', '2015-08-14', '2026-11-22', { ended: '2026-06-30', next: '2028-06-30' }],
])('an issue date does not say that %s was renewed: it is asked', (_, issued, today, asked) => {
  expect(standingOf(rules, { issued }, [], today)).toEqual({ needs: 'renewed', ...asked });
});

test('on its last day a term has not ended; and where the rule ends, no next day is named', () => {
  expect(standingOf(rules, { issued: '2025-08-14' }, [], '2026-06-30')).toMatchObject({ term: { to: '2026-06-30' } });
  const unknown = { ...rules, rule: { ...rule, everyYears: null } };
  expect(standingOf(unknown, { issued: '2025-08-14' }, [], '2026-11-22')).toMatchObject({ next: null });
});

test('a lapsed license stays lapsed: no later date, no reminder, and its courses count until today', () => {
  const courses = [course(3, 'Ethics', '2026-06-01'), course(4, 'elective', '2026-10-01')];
  const standing = standingOf(rules, { expires: '2026-06-30' }, courses, '2026-11-22');
  expect(standing).toMatchObject({
    term: { from: '2024-07-01', to: '2026-06-30' },
    courseDays: { from: '2024-07-01', to: '2026-11-22' },
    later: [],
    continuing: { taken: 7, left: 5 },
  });
  if ('needs' in standing) throw new Error(standing.needs);
  expect(licenseDays('kansas', deadlinesOf('Kansas', standing), '2026-11-22', 'https://atlas.example/x')).toEqual([]);
});

test('without a date there is no standing', () => {
  expect(standingOf(rules, {}, [], '2026-11-22')).toEqual({ needs: 'issued' });
  expect(standingOf({ ...rules, rule: null }, { issued: '2026-08-14' }, [], '2026-11-22')).toEqual({
    needs: 'expires',
  });
});

test('the calendar has each deadline with reminders 90, 30, and 7 days ahead, and the same ids the next time', () => {
  const standing = standingOf(rules, { issued: '2026-08-14' }, [], '2026-11-22');
  if ('needs' in standing) throw new Error(standing.needs);
  const days = licenseDays('kansas', deadlinesOf('Kansas', standing), '2026-11-22', 'https://atlas.example/x');
  expect(days.map(({ id, day }) => `${id} ${day}`)).toEqual([
    'kansas-post-license-2027-08-14 2027-08-14',
    'kansas-post-license-2027-08-14-90 2027-05-16',
    'kansas-post-license-2027-08-14-30 2027-07-15',
    'kansas-post-license-2027-08-14-7 2027-08-07',
    'kansas-renewal-2028-05-31 2028-05-31',
    'kansas-renewal-2028-05-31-90 2028-03-02',
    'kansas-renewal-2028-05-31-30 2028-05-01',
    'kansas-renewal-2028-05-31-7 2028-05-24',
  ]);
  expect(days[4]).toMatchObject({
    title: 'Renew your Kansas license: last day',
    text: '12 hours of continuing education to go. It expires on June 30, 2028.',
  });
});

test('the log as a table', () => {
  const taken = { ...course(1.5, 'post-license'), name: 'Law, "new"', certificate: '=1+1' };
  expect(courseCsv([taken])).toBe(
    '"Finished","Course","Counts as","Hours","Certificate number"\r\n' +
      `"2027-02-01","Law, ""new""","Post-license","1.5","'=1+1"\r\n`,
  );
});

test.each([
  [
    { hours: '3', day: '2026-05-02', course: ' Ethics ', counts: 'Ethics' },
    { name: 'Ethics', hours: 3 },
  ],
  [
    { hours: '1,5', day: '2026-11-22', course: '' },
    { name: 'Course', hours: 1.5, counts: 'elective' },
  ],
])('a course is read: %j', (values, expected) => {
  expect(readCourse(values, '2026-11-22')).toMatchObject({ course: expected });
});

test.each([
  [{ hours: '', day: '2026-05-02' }, ['hours']],
  [{ hours: '-1', day: '2026-05-02' }, ['hours']],
  [{ hours: '501', day: '2026-05-02' }, ['hours']],
  [{ hours: 'three', day: '' }, ['hours', 'day']],
  [{ hours: '3', day: '2026-02-30' }, ['day']],
  [{ hours: '3', day: '2026-11-23' }, ['day']],
])('a course is refused with what to do: %j', (values, fields) => {
  const read = readCourse(values, '2026-11-22');
  expect('problems' in read && Object.keys(read.problems)).toEqual(fields);
});

test('the form asks only for what the rule goes by', () => {
  expect(asksOf(rule)).toEqual({ birthday: false, groups: [] });
  expect(asksOf({ ...rule, kind: 'birth-month-end' })).toEqual({ birthday: true, groups: [] });
  expect(asksOf(null)).toEqual({ birthday: false, groups: [] });
});

test.each([
  [{ issued: '2026-08-14' }, { issued: '2026-08-14' }, []],
  [{ issued: '0026-08-14' }, {}, ['issued']],
  [{ issued: '2026-08-14', expires: '2026-08-13' }, { issued: '2026-08-14' }, ['expires']],
  [{ 'birth-month': '2', 'birth-day': '29' }, { birthday: { month: 2, day: 29 } }, []],
  [{ 'birth-month': '2', 'birth-day': '30' }, {}, ['birth-day']],
  [{ 'birth-month': '2', 'birth-day': '' }, {}, []],
])('what was entered is read: %j', (values, license, problems) => {
  const read = readLicense(values as Record<string, string>);
  expect([read.license, Object.keys(read.problems)]).toEqual([license, problems]);
});

test.each([
  [rule, '2028-06-30', false],
  [rule, '2027-06-30', true],
  [rule, '2028-06-29', true],
  [{ ...rule, kind: 'anniversary-month-end' as const }, '2028-02-29', false],
  [{ ...rule, kind: 'anniversary-month-end' as const }, '2028-02-28', true],
  [{ ...rule, kind: 'anniversary' as const }, '2028-02-11', false],
  [null, '2028-02-11', false],
])('a date that the rule does not have is noticed', (of, expires, differs) => {
  expect(differsFromRule(of, { expires })).toBe(differs);
});
