import { describe, expect, test } from 'vitest';
import type { FirstTerm, RenewalRule } from '../facts/renewal-rule.ts';
import type { License } from './license.ts';
import { type Term, termOn, termsOf } from './terms.ts';

const none = {
  month: null,
  day: null,
  parity: null,
  parityBy: null,
  monthsAfter: null,
  renewBefore: null,
  cycleYear: null,
  endsBefore: false,
  groups: null,
  groupsBy: null,
  first: null,
};
const fixed = (month: number, day: number | 'last', more: Partial<RenewalRule> = {}): RenewalRule => ({
  ...none,
  kind: 'fixed-date',
  everyYears: 2,
  month,
  day,
  ...more,
});
const of = (kind: RenewalRule['kind'], everyYears: number | null, more: Partial<RenewalRule> = {}): RenewalRule => ({
  ...none,
  kind,
  everyYears,
  ...more,
});
const first = (kind: RenewalRule['kind'], length: Partial<FirstTerm> = {}): { first: FirstTerm } => ({
  first: {
    kind,
    months: null,
    minDays: null,
    minMonths: null,
    maxMonths: null,
    calendarYears: null,
    unsureUnderMonths: null,
    says: 'in words',
    ...length,
  },
});

const yearly = fixed(6, 30, { everyYears: 1 });
const even = fixed(9, 30, { parity: 'even' });
const odd = fixed(6, 30, { parity: 'odd' });
const february = fixed(2, 'last', { parity: 'even' });
const threeYears = fixed(10, 31, { everyYears: 3, cycleYear: 2024 });
const halfYears = of('fixed-date', 2, {
  groups: [
    { name: 'March 31', month: 3, day: 31, parity: null },
    { name: 'September 30', month: 9, day: 30, parity: null },
  ],
  groupsBy: 'first-term',
  ...first('fixed-date', { minMonths: 18, maxMonths: 24 }),
});
const byName = of('fixed-date', 2, {
  groups: [
    { name: 'A to L', month: 6, day: 30, parity: 'even' },
    { name: 'M to Z', month: 6, day: 30, parity: 'odd' },
  ],
  groupsBy: 'licensee',
});
const unlessNew = fixed(6, 30, { everyYears: 1, ...first('fixed-date', { minMonths: 3 }) });
const thirdDecember = fixed(12, 31, { everyYears: 3 });
const birthday = of('birthday', 3, first('birthday', { minMonths: 36 }));
const nearBirthday = of('birthday', 2, first('birthday', { maxMonths: 24 }));
const yearlyBirthday = of('birthday', 1);
const birthYear = of('birthday', 2, { parityBy: 'birth-year' });
const birthMonth = of('birth-month-end', 4, first('birth-month-end', { minMonths: 36 }));
const birthMonthOdd = of('birth-month-end', 2, { parityBy: 'birth-year' });
const twoYears = of('anniversary', 2);
const fourYearsLess = of('anniversary', 4, { endsBefore: true });
const monthEnd = of('anniversary-month-end', 2);
const oneThenTwo = of('anniversary-month-end', 2, first('anniversary-month-end', { months: 12 }));
const oneThenBirthday = of('birth-month-end', 2, first('anniversary', { months: 12 }));
const temporary = fixed(8, 31, { parity: 'even', ...first('anniversary', { months: 6 }) });
const unknown = of('set-by-regulator', null);
const byLicense = of('set-by-regulator', 2);
const july3 = { month: 7, day: 3 };
const leapling = { month: 2, day: 29 };

/** Day on which one looks; what is expected: the day of expiry, and those after it. */
type Case = [says: string, rule: RenewalRule | null, license: License, today: string, expected: string[]];

const cases: Case[] = [
  [
    'a fixed day, every year',
    yearly,
    { issued: '2026-01-10' },
    '2026-01-10',
    ['2026-06-30', '2027-06-30', '2028-06-30'],
  ],
  ['issued the day before it', yearly, { issued: '2026-06-29' }, '2026-06-29', ['2026-06-30', '2027-06-30']],
  ['issued on it: good for a year', yearly, { issued: '2026-06-30' }, '2026-06-30', ['2027-06-30', '2028-06-30']],
  ['issued the day after it', yearly, { issued: '2026-07-01' }, '2026-07-01', ['2027-06-30']],
  ['issued long ago', yearly, { issued: '1999-03-01' }, '2026-11-22', ['2027-06-30', '2028-06-30']],
  [
    'the last day of a year',
    fixed(12, 31, { everyYears: 1 }),
    { issued: '2026-12-30' },
    '2026-12-30',
    ['2026-12-31', '2027-12-31'],
  ],
  [
    'even years, issued in one',
    even,
    { issued: '2026-02-01' },
    '2026-02-01',
    ['2026-09-30', '2028-09-30', '2030-09-30'],
  ],
  ['even years, issued in one after the day', even, { issued: '2026-10-01' }, '2026-10-01', ['2028-09-30']],
  ['even years, issued in an odd one', even, { issued: '2025-02-01' }, '2025-02-01', ['2026-09-30', '2028-09-30']],
  ['odd years, issued in an even one', odd, { issued: '2026-02-01' }, '2026-11-22', ['2027-06-30', '2029-06-30']],
  [
    'odd years, issued in one before the day',
    odd,
    { issued: '2027-06-29' },
    '2027-06-29',
    ['2027-06-30', '2029-06-30'],
  ],
  ['odd years, issued in one after the day', odd, { issued: '2027-07-01' }, '2027-07-01', ['2029-06-30']],
  [
    'the end of February, leap years and others',
    february,
    { issued: '2025-05-05' },
    '2025-05-05',
    ['2026-02-28', '2028-02-29', '2030-02-28', '2032-02-29'],
  ],
  [
    'every third year for all, before the cycle',
    threeYears,
    { issued: '2023-01-15' },
    '2023-01-15',
    ['2024-10-31', '2027-10-31', '2030-10-31'],
  ],
  [
    'every third year for all, after it',
    threeYears,
    { issued: '2025-01-15' },
    '2026-11-22',
    ['2027-10-31', '2030-10-31'],
  ],
  ['every third year for all, in the year', threeYears, { issued: '2027-11-01' }, '2027-11-01', ['2030-10-31']],
  [
    'a year of the cycle long ago',
    { ...threeYears, cycleYear: 1997 },
    { issued: '2026-01-01' },
    '2026-01-01',
    ['2027-10-31'],
  ],
  [
    'a year of the cycle to come',
    { ...threeYears, cycleYear: 2033 },
    { issued: '2026-01-01' },
    '2026-01-01',
    ['2027-10-31'],
  ],
  [
    'two days a year, the first 18 months on or later',
    halfYears,
    { issued: '2026-01-10' },
    '2026-01-10',
    ['2027-09-30', '2029-09-30'],
  ],
  ['two days a year, the other half', halfYears, { issued: '2026-06-15' }, '2026-06-15', ['2028-03-31', '2030-03-31']],
  ['two days a year, exactly 18 months on', halfYears, { issued: '2026-03-30' }, '2026-03-30', ['2027-09-30']],
  ['two days a year, a day later', halfYears, { issued: '2026-10-01' }, '2026-10-01', ['2028-09-30']],
  [
    'two days a year, with the day on the license',
    halfYears,
    { expires: '2027-03-31' },
    '2026-11-22',
    ['2027-03-31', '2029-03-31'],
  ],
  [
    'a group of even years',
    byName,
    { issued: '2026-01-10', group: 'A to L' },
    '2026-01-10',
    ['2026-06-30', '2028-06-30'],
  ],
  [
    'a group of odd years',
    byName,
    { issued: '2026-01-10', group: 'M to Z' },
    '2026-01-10',
    ['2027-06-30', '2029-06-30'],
  ],
  [
    'a first term of three months or more: the next day is too near',
    unlessNew,
    { issued: '2026-05-01' },
    '2026-05-01',
    ['2027-06-30', '2028-06-30'],
  ],
  [
    'a first term of three months or more: the next day is far enough',
    unlessNew,
    { issued: '2026-03-30' },
    '2026-03-30',
    ['2026-06-30', '2027-06-30'],
  ],
  [
    'every third December 31, counted from the license',
    thirdDecember,
    { expires: '2026-12-31' },
    '2026-11-22',
    ['2026-12-31', '2029-12-31'],
  ],
  [
    'a birthday at least three years on',
    birthday,
    { issued: '2024-05-10', birthday: july3 },
    '2024-05-10',
    ['2027-07-03', '2030-07-03'],
  ],
  [
    'a birthday at least three years on, just over',
    birthday,
    { issued: '2024-07-04', birthday: july3 },
    '2024-07-04',
    ['2028-07-03'],
  ],
  ['a birthday, issued on it', birthday, { issued: '2024-07-03', birthday: july3 }, '2024-07-03', ['2027-07-03']],
  [
    'a birthday at most two years on',
    nearBirthday,
    { issued: '2024-05-10', birthday: july3 },
    '2024-05-10',
    ['2025-07-03', '2027-07-03'],
  ],
  [
    'a birthday at most two years on, just over',
    nearBirthday,
    { issued: '2024-08-10', birthday: july3 },
    '2024-08-10',
    ['2026-07-03', '2028-07-03'],
  ],
  [
    'a birthday every year',
    yearlyBirthday,
    { issued: '2026-07-02', birthday: july3 },
    '2026-07-02',
    ['2026-07-03', '2027-07-03'],
  ],
  [
    'a birthday every year, issued on it',
    yearlyBirthday,
    { issued: '2026-07-03', birthday: july3 },
    '2026-07-03',
    ['2027-07-03'],
  ],
  [
    'born on February 29, every year',
    yearlyBirthday,
    { issued: '2026-03-01', birthday: leapling },
    '2026-03-01',
    ['2027-02-28', '2028-02-29', '2029-02-28'],
  ],
  [
    'born on February 29, every third year',
    birthday,
    { issued: '2024-02-01', birthday: leapling },
    '2024-02-01',
    ['2027-02-28', '2030-02-28', '2033-02-28', '2036-02-29'],
  ],
  [
    'born in an odd year',
    birthYear,
    { issued: '2026-01-10', birthday: { ...july3, year: 1991 } },
    '2026-01-10',
    ['2027-07-03', '2029-07-03'],
  ],
  [
    'born in an even year',
    birthYear,
    { issued: '2026-01-10', birthday: { ...july3, year: 1990 } },
    '2026-01-10',
    ['2026-07-03', '2028-07-03'],
  ],
  [
    'the end of the birth month, three years on or later',
    birthMonth,
    { issued: '2024-05-10', birthday: july3 },
    '2024-05-10',
    ['2027-07-31', '2031-07-31'],
  ],
  [
    'the end of the birth month, issued in it',
    birthMonth,
    { issued: '2024-07-15', birthday: july3 },
    '2024-07-15',
    ['2027-07-31'],
  ],
  [
    'the end of the birth month, issued after it',
    birthMonth,
    { issued: '2024-08-01', birthday: july3 },
    '2024-08-01',
    ['2028-07-31', '2032-07-31'],
  ],
  [
    'born in February, the month’s end',
    birthMonth,
    { issued: '2024-02-10', birthday: { month: 2, day: 11 } },
    '2024-02-10',
    ['2027-02-28', '2031-02-28'],
  ],
  [
    'born in February, to a leap year',
    of('birth-month-end', 1),
    { issued: '2027-03-10', birthday: { month: 2, day: 11 } },
    '2027-03-10',
    ['2028-02-29', '2029-02-28'],
  ],
  [
    'the birth month’s end in odd years for those born in one',
    birthMonthOdd,
    { issued: '2026-08-01', birthday: { ...july3, year: 1985 } },
    '2026-08-01',
    ['2027-07-31', '2029-07-31'],
  ],
  [
    'the birth month’s end in even years for the others',
    birthMonthOdd,
    { issued: '2026-08-01', birthday: { ...july3, year: 2000 } },
    '2026-08-01',
    ['2028-07-31'],
  ],
  ['two years from the day of issue', twoYears, { issued: '2026-03-15' }, '2026-03-15', ['2028-03-15', '2030-03-15']],
  [
    'two years from the day of issue, some terms on',
    twoYears,
    { issued: '2019-03-15' },
    '2026-11-22',
    ['2027-03-15', '2029-03-15'],
  ],
  ['on the very day of expiry', twoYears, { issued: '2024-11-22' }, '2026-11-22', ['2026-11-22', '2028-11-22']],
  ['the day after it', twoYears, { issued: '2024-11-21' }, '2026-11-22', ['2028-11-21']],
  [
    'issued on February 29: the 28th, and the 29th again',
    twoYears,
    { issued: '2024-02-29' },
    '2024-02-29',
    ['2026-02-28', '2028-02-29', '2030-02-28', '2032-02-29'],
  ],
  ['four years less a day', fourYearsLess, { issued: '2026-05-10' }, '2026-05-10', ['2030-05-09', '2034-05-09']],
  [
    'four years less a day from the first of a month',
    fourYearsLess,
    { issued: '2026-03-01' },
    '2026-03-01',
    ['2030-02-28', '2034-02-28'],
  ],
  [
    'four years less a day from January 1',
    fourYearsLess,
    { issued: '2026-01-01' },
    '2026-01-01',
    ['2029-12-31', '2033-12-31'],
  ],
  [
    'less a day, with the day on the license before a leap day',
    of('anniversary', 2, { endsBefore: true }),
    { expires: '2026-02-28' },
    '2025-11-22',
    ['2026-02-28', '2028-02-29', '2030-02-28'],
  ],
  ['the end of the month of issue', monthEnd, { issued: '2026-04-02' }, '2026-04-02', ['2028-04-30', '2030-04-30']],
  ['the end of the month, issued on its last day', monthEnd, { issued: '2026-01-31' }, '2026-01-31', ['2028-01-31']],
  [
    'the end of February, issued in February',
    monthEnd,
    { issued: '2026-02-10' },
    '2026-02-10',
    ['2028-02-29', '2030-02-28', '2032-02-29'],
  ],
  [
    'the end of February, with the day on the license',
    monthEnd,
    { expires: '2026-02-28' },
    '2026-01-22',
    ['2026-02-28', '2028-02-29', '2030-02-28'],
  ],
  [
    'a first term of a year, then two',
    oneThenTwo,
    { issued: '2026-04-02' },
    '2026-04-02',
    ['2027-04-30', '2029-04-30', '2031-04-30'],
  ],
  [
    'a first term of a year, after which we know no day',
    oneThenBirthday,
    { issued: '2026-04-02', birthday: july3 },
    '2026-04-02',
    ['2027-04-02'],
  ],
  [
    'a temporary license of six months, then the day for all',
    temporary,
    { issued: '2026-04-02' },
    '2026-04-02',
    ['2026-10-02', '2028-08-31', '2030-08-31'],
  ],
  ['no rule, with the day on the license', null, { expires: '2027-05-01' }, '2026-11-22', ['2027-05-01']],
  [
    'set by the regulator, with the day on the license',
    unknown,
    { expires: '2027-05-01' },
    '2026-11-22',
    ['2027-05-01'],
  ],
  [
    'set by the regulator, for two years',
    byLicense,
    { expires: '2027-05-01' },
    '2026-11-22',
    ['2027-05-01', '2029-05-01'],
  ],
  [
    'the license’s own day wins over the rule',
    twoYears,
    { issued: '2026-03-15', expires: '2028-04-01' },
    '2026-11-22',
    ['2028-04-01', '2030-04-01'],
  ],
  [
    'a day off the cycle leads back to it',
    even,
    { expires: '2027-03-01' },
    '2026-11-22',
    ['2027-03-01', '2028-09-30', '2030-09-30'],
  ],
  [
    'a day on the license where the birthday is not told',
    yearlyBirthday,
    { expires: '2027-07-03' },
    '2026-11-22',
    ['2027-07-03', '2028-07-03'],
  ],
  // Official examples, and what the states' own pages say of a first term.
  [
    'Massachusetts: passed on March 15, 2019, born on April 1, good to April 1, 2021 (mass.gov)',
    of('birthday', 2, first('birthday', { minMonths: 24 })),
    { issued: '2019-03-15', birthday: { month: 4, day: 1 } },
    '2019-03-15',
    ['2021-04-01', '2023-04-01'],
  ],
  [
    'Florida: issued on February 28, 2019, good to September 30, 2020 (compassrealestateacademy.com)',
    halfYears,
    { issued: '2019-02-28' },
    '2019-02-28',
    ['2020-09-30', '2022-09-30'],
  ],
  [
    'Iowa: a license issued in 2026 expires on December 31, 2028',
    fixed(12, 31, { everyYears: 3, ...first('fixed-date', { calendarYears: 2 }) }),
    { issued: '2026-12-31' },
    '2026-12-31',
    ['2028-12-31', '2031-12-31'],
  ],
  [
    'Colorado: to December 31 of the year of issue, then every third year',
    fixed(12, 31, { everyYears: 3, ...first('fixed-date', { calendarYears: 0 }) }),
    { issued: '2026-04-10' },
    '2026-04-10',
    ['2026-12-31', '2029-12-31'],
  ],
  [
    'Georgia: the birth month’s end in the fourth calendar year after the license',
    of('birth-month-end', 4, first('birth-month-end', { calendarYears: 4 })),
    { issued: '2026-12-10', birthday: { month: 2, day: 3 } },
    '2026-12-10',
    ['2030-02-28', '2034-02-28'],
  ],
  [
    'New Mexico: the end of the month after the birth month, March is April 30',
    of('birth-month-end', 3, { monthsAfter: 1, ...first('birth-month-end', { minMonths: 24 }) }),
    { issued: '2024-02-10', birthday: { month: 3, day: 31 } },
    '2024-02-10',
    ['2026-04-30', '2029-04-30'],
  ],
  [
    'Montana: issued on October 15, 2022, good to October 31, 2023 (missoularealestate.com)',
    fixed(10, 31, { everyYears: 1, ...first('fixed-date', { minDays: 60 }) }),
    { issued: '2022-10-15' },
    '2022-10-15',
    ['2023-10-31', '2024-10-31'],
  ],
  [
    'Montana: issued by September 1, the next October 31',
    fixed(10, 31, { everyYears: 1, ...first('fixed-date', { minDays: 60 }) }),
    { issued: '2026-09-01' },
    '2026-09-01',
    ['2026-10-31'],
  ],
  [
    'Montana: issued from September 2, that of the next year',
    fixed(10, 31, { everyYears: 1, ...first('fixed-date', { minDays: 60 }) }),
    { issued: '2026-09-02' },
    '2026-09-02',
    ['2027-10-31'],
  ],
  [
    'California: issued on December 2, 2015, good to December 1, 2027 in the third term (public record)',
    fourYearsLess,
    { issued: '2015-12-02' },
    '2026-11-22',
    ['2027-12-01'],
  ],
  [
    'Oklahoma: the month of issue counts, a provisional license of May ends on April 30, then 36 months',
    of('anniversary-month-end', 3, { endsBefore: true, ...first('anniversary-month-end', { months: 12 }) }),
    { issued: '2026-05-20' },
    '2026-05-20',
    ['2027-04-30', '2030-04-30'],
  ],
  [
    'Ohio: the first birthday after the license, then every third',
    of('birthday', 3, first('birthday', { minMonths: 0, unsureUnderMonths: 2 })),
    { issued: '2026-02-01', birthday: july3 },
    '2026-02-01',
    ['2026-07-03', '2029-07-03'],
  ],
  [
    'Vermont: issued 90 days before May 31 or later, two years longer',
    fixed(5, 31, { parity: 'even', ...first('fixed-date', { minDays: 90 }) }),
    { issued: '2026-03-03' },
    '2026-03-03',
    ['2028-05-31'],
  ],
  [
    'Wisconsin: the next December 14 of an even year, 2022 among them (dsps.wi.gov)',
    fixed(12, 14, { parity: 'even', ...first('fixed-date', { minMonths: 0 }) }),
    { issued: '2021-01-20' },
    '2021-01-20',
    ['2022-12-14', '2024-12-14'],
  ],
  [
    'Indiana: every third June 30, 2026 and 2029 among them',
    fixed(6, 30, { everyYears: 3, cycleYear: 2026, ...first('fixed-date', { minMonths: 0 }) }),
    { issued: '2025-02-01' },
    '2025-02-01',
    ['2026-06-30', '2029-06-30'],
  ],
  [
    'the month after December is January of the next year',
    of('birth-month-end', 1, { monthsAfter: 1 }),
    { issued: '2026-01-10', birthday: { month: 12, day: 24 } },
    '2026-01-10',
    ['2026-01-31', '2027-01-31'],
  ],
  [
    'a first term to the next day for all, issued on the day itself',
    fixed(4, 30, { parity: 'even', ...first('fixed-date', { minMonths: 0 }) }),
    { issued: '2026-04-30' },
    '2026-04-30',
    ['2028-04-30'],
  ],
];

describe('a license expires:', () => {
  test.each(cases)('%s', (_, rule, license, today, expected) => {
    const found = termsOf(rule, license, today, expected.length - 1);
    const days = 'terms' in found ? found.terms.map(({ to }) => to).filter((to) => to >= today) : found;
    expect(days).toEqual(expected);
  });
});

test('there are 60 cases or more, over every kind of rule', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map(([, rule]) => rule?.kind ?? 'no rule')).size).toBe(7);
});

describe('what the rule does not say is asked for, never guessed:', () => {
  test.each([
    ['no rule', null, { issued: '2026-01-10' }, 'expires'],
    ['the regulator sets it', byLicense, { issued: '2026-01-10' }, 'expires'],
    ['no day at all', even, {}, 'issued'],
    ['no birthday', birthday, { issued: '2026-01-10' }, 'birthday'],
    ['no year of birth', birthYear, { issued: '2026-01-10', birthday: july3 }, 'birth year'],
    ['no group', byName, { issued: '2026-01-10' }, 'group'],
    ['every third year, from no known one', thirdDecember, { issued: '2026-01-10' }, 'expires'],
    [
      'a birthday some years on, the first of which is not known',
      of('birthday', 2),
      { issued: '2026-01-10', birthday: july3 },
      'expires',
    ],
    ['an anniversary after no known number of years', of('anniversary', null), { issued: '2026-01-10' }, 'expires'],
    [
      'a first term so short that it may be a longer one',
      { ...even, ...first('fixed-date', { minMonths: 0, unsureUnderMonths: 6 }) },
      { issued: '2026-05-10' },
      'expires',
    ],
    ['a first term in words only', { ...twoYears, ...first('anniversary') }, { issued: '2026-01-10' }, 'expires'],
  ] as [string, RenewalRule | null, License, string][])('%s', (_, rule, license, needs) => {
    expect(termsOf(rule, license, '2026-11-22')).toEqual({ needs });
  });
});

test('a first term runs from the day of issue, each later one from the day after the one before', () => {
  expect(termsOf(even, { issued: '2026-02-01' }, '2026-11-22', 0)).toEqual({
    terms: [
      { from: '2026-02-01', to: '2026-09-30', renewBy: '2026-09-30', isFirst: true },
      { from: '2026-10-01', to: '2028-09-30', renewBy: '2028-09-30', isFirst: false },
    ],
  });
});

test.each([
  [
    'later than a first term can be',
    { issued: '2019-02-01', expires: '2028-09-30' },
    { from: '2026-10-01', isFirst: false },
  ],
  ['the first', { issued: '2027-02-01', expires: '2028-09-30' }, { from: '2027-02-01', isFirst: true }],
  ['of a license whose issue is not told', { expires: '2028-09-30' }, { from: '2026-10-01', isFirst: false }],
])('the term of a day on the license: %s', (_, license, expected) => {
  expect(termsOf(even, license, '2026-11-22', 0)).toEqual({
    terms: [{ to: '2028-09-30', renewBy: '2028-09-30', ...expected }],
  });
});

test.each([
  ['yesterday, with two years to a term', even, { expires: '2026-11-21' }, '2026-11-21'],
  ['years ago', even, { expires: '2022-09-30' }, '2022-09-30'],
  ['with a day of issue', even, { issued: '2019-02-01', expires: '2024-09-30' }, '2024-09-30'],
  ['where the rule does not say', byLicense, { expires: '2025-05-01' }, '2025-05-01'],
])('a day on the license that has passed is followed by no term: %s', (_, rule, license, to) => {
  expect(termsOf(rule, license, '2026-11-22')).toMatchObject({ terms: [{ to }] });
});

test('a license whose day is today holds, and one issued long ago has been renewed since', () => {
  const days = (license: License) => {
    const found = termsOf(even, license, '2026-09-30', 1);
    return 'terms' in found && found.terms.map(({ to }) => to).slice(-2);
  };
  expect(days({ expires: '2026-09-30' })).toEqual(['2026-09-30', '2028-09-30']);
  expect(days({ issued: '2015-02-01' })).toEqual(['2026-09-30', '2028-09-30']);
});

test('a term whose length is not known has no beginning', () => {
  expect(termsOf(unknown, { expires: '2027-05-01' }, '2026-11-22')).toEqual({
    terms: [{ from: null, to: '2027-05-01', renewBy: '2027-05-01', isFirst: false }],
  });
});

test('the term that holds on a day, and the last one when all are over', () => {
  const terms = [
    { from: null, to: '2026-06-30', renewBy: '2026-06-30', isFirst: true },
    { from: '2026-07-01', to: '2027-06-30', renewBy: '2027-06-30', isFirst: false },
  ];
  expect(termOn(terms, '2026-06-30').to).toBe('2026-06-30');
  expect(termOn(terms, '2026-07-01').to).toBe('2027-06-30');
  expect(termOn(terms, '2030-01-01').to).toBe('2027-06-30');
});

test.each([
  ['with the license', null, '2026-12-31'],
  ['a month before, at a month’s end', { months: 1 }, '2026-11-30'],
  ['three months before', { months: 3 }, '2026-09-30'],
  ['46 days before', { days: 46 }, '2026-11-15'],
])('renewal is due %s', (_, renewBefore, expected) => {
  const [term] = (
    termsOf(fixed(12, 31, { everyYears: 1, renewBefore }), { issued: '2026-02-01' }, '2026-02-01') as {
      terms: Term[];
    }
  ).terms;
  expect(term).toMatchObject({ to: '2026-12-31', renewBy: expected });
});
