/** The rules of the states as they stand in content, against dates that were published, or that follow from them. */
import { describe, expect, test } from 'vitest';
import { listJurisdictions } from '../facts/jurisdictions.server.ts';
import { addDays } from '../plan/days.ts';
import { plainText } from '../wording/rich-text.ts';
import type { License } from './license.ts';
import { addMonths, monthEnd } from './months.ts';
import { standingOf } from './standing.ts';
import { readRenewalExtras } from '../facts/renewal-extras.server.ts';
import { writeKeeping } from './state-keeping.server.ts';
import { termsOf } from './terms.ts';

const ruleOf = (slug: string) => listJurisdictions().find((record) => record.slug === slug)!.renewal.rule.value;
const datesIn = (slug: string, license: License, more: number): unknown => {
  const found = termsOf(ruleOf(slug), license, license.issued ?? license.expires!, more);
  return 'terms' in found ? found.terms.map(({ to }) => to) : found.needs;
};
const today = '2026-11-23';
const april1 = { month: 4, day: 1 };

const published: [slug: string, source: string, license: License, dates: string[]][] = [
  [
    'massachusetts',
    'mass.gov: passed March 15, 2019, born April 1',
    { issued: '2019-03-15', birthday: april1 },
    ['2021-04-01', '2023-04-01'],
  ],
  ['florida', 'compassrealestateacademy.com', { issued: '2019-02-28' }, ['2020-09-30', '2022-09-30']],
  ['montana', 'missoularealestate.com', { issued: '2022-10-15' }, ['2023-10-31', '2024-10-31']],
  [
    'california',
    'public record: issued December 2, 2015, expires December 1, 2027',
    { issued: '2015-12-02' },
    ['2019-12-01', '2023-12-01', '2027-12-01'],
  ],
  ['wisconsin', 'dsps.wi.gov: December 14, 2022', { issued: '2021-01-20' }, ['2022-12-14', '2024-12-14']],
  ['south-carolina', 'llr.sc.gov: June 30, 2024', { expires: '2024-06-30' }, ['2024-06-30', '2026-06-30']],
];

const byTheRule: typeof published = [
  ['iowa', 'the rest of the first year counts', { issued: '2026-02-01' }, ['2028-12-31', '2031-12-31']],
  ['oklahoma', 'the month of issue counts', { issued: '2026-05-20' }, ['2027-04-30', '2030-04-30']],
  ['georgia', 'fourth calendar year', { issued: '2026-12-10', birthday: april1 }, ['2030-04-30', '2034-04-30']],
  ['ohio', 'first birthday', { issued: '2026-01-10', birthday: april1 }, ['2026-04-01', '2029-04-01']],
  ['idaho', 'at least a year', { issued: '2026-03-10', birthday: april1 }, ['2027-04-01', '2029-04-01']],
  ['kansas', 'by last name', { issued: '2026-01-10', group: 'Last names S' }, ['2026-06-30', '2028-06-30']],
  ['indiana', 'every third year for all', { issued: '2026-07-10' }, ['2029-06-30', '2032-06-30']],
  ['vermont', 'within 90 days', { issued: '2026-05-01' }, ['2028-05-31', '2030-05-31']],
  ['wyoming', 'first December 31', { issued: '2026-05-01' }, ['2026-12-31', '2029-12-31']],
  ['nevada', 'a year, then two', { issued: '2026-05-01' }, ['2027-05-01', '2029-05-01']],
  ['new-mexico', 'month after the birth month', { expires: '2027-04-30' }, ['2027-04-30', '2030-04-30']],
  ['new-jersey', 'odd years for all', { issued: '2026-05-01' }, ['2027-06-30', '2029-06-30']],
  ['virginia', 'end of the month', { issued: '2026-02-10' }, ['2028-02-29', '2030-02-28']],
];

describe('published', () => {
  test.each(published)('%s: %s', (slug, _, license, dates) => {
    expect(datesIn(slug, license, dates.length - 1)).toEqual(dates);
  });
});

describe('by the rule', () => {
  test.each(byTheRule)('%s: %s', (slug, _, license, dates) => {
    expect(datesIn(slug, license, dates.length - 1)).toEqual(dates);
  });
});

test.each([
  ['texas', { issued: '2026-05-01' }],
  ['oregon', { issued: '2026-05-01', birthday: april1 }],
  ['minnesota', { issued: '2026-05-01' }],
  ['illinois', { issued: '2026-01-10' }],
  ['guam', { issued: '2026-05-01' }],
] as [string, License][])('%s does not settle this date: the license says it', (slug, license) => {
  expect(datesIn(slug, license, 1)).toBe('expires');
});

test.each([
  ['louisiana', '2026-09-30'],
  ['arkansas', '2026-09-30'],
  ['north-dakota', '2026-11-15'],
  ['nebraska', '2026-11-30'],
])('%s renews before the license expires', (slug, renewBy) => {
  const found = termsOf(ruleOf(slug), { expires: '2026-12-31' }, '2026-01-01', 0);
  expect(found).toMatchObject({ terms: [{ renewBy }] });
});

test('no rule renews a license whose own date has passed', () => {
  const license = { expires: '2026-08-31', birthday: april1, issued: '2018-05-01' };
  const terms = listJurisdictions().map(({ renewal: { rule } }) => termsOf(rule.value, license, today));
  expect(terms).toHaveLength(54);
  for (const found of terms) expect(found).toMatchObject({ terms: [{ to: '2026-08-31' }] });
});

test('an issue date with the first expiry (or its month’s end) is the first term; a later one is not', () => {
  const days = Array.from({ length: 48 }, (_, index) => addDays('2023-01-10', index * 31));
  const wrong = listJurisdictions().flatMap(({ slug, renewal: { rule } }) => {
    const birthday = { month: 6, day: 12, year: 1995 };
    const isFirst = (license: License): boolean => {
      const found = termsOf(rule.value, license, license.issued!);
      return 'terms' in found && found.terms[0]!.isFirst;
    };
    return days
      .filter((issued) => {
        const asked = { issued, birthday, group: rule.value?.groups?.[0]?.name };
        const found = termsOf(rule.value, asked, issued);
        if ('needs' in found) return false;
        const [first, second] = found.terms.map(({ to }) => to);
        return (
          [first!, monthEnd(first!)].some(
            (expires) => !isFirst({ ...asked, expires }) || !isFirst({ issued, group: asked.group, expires }),
          ) ||
          (second !== undefined && isFirst({ ...asked, expires: second }))
        );
      })
      .map((issued) => `${slug}, issued ${issued}`);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['texas', '2025-06-10', '2027-06-30', true],
  ['texas', '2025-06-10', '2027-06-10', true],
  ['texas', '2025-06-10', '2027-05-31', true],
  ['texas', '2025-06-10', '2029-06-30', false],
  ['illinois', '2026-01-10', '2028-04-30', true],
  ['ohio', '2026-03-10', '2029-04-01', false],
])('%s, issued %s, expires %s: its first term? %s', (slug, issued, expires, isFirst) => {
  const birthday = slug === 'ohio' ? april1 : undefined;
  const found = termsOf(ruleOf(slug), { issued, expires, birthday }, today);
  expect(found).toMatchObject({ terms: [{ isFirst }, ...('terms' in found ? found.terms.slice(1) : [])] });
});

test.each(['texas', 'kentucky', 'maine', 'florida'])(
  '%s asks for post-license education at first, and no other',
  (slug) => {
    const keeping = writeKeeping(listJurisdictions().find((record) => record.slug === slug)!);
    expect(keeping.education.firstTermHours).toBe(0);
    expect(keeping.rows.map(({ label }) => label)).toContain('At your first renewal');
  },
);

test('no rule counts an issue date past the end of a term', () => {
  const days = Array.from({ length: 120 }, (_, index) => addMonths('2016-12-15', index));
  for (const { slug, renewal } of listJurisdictions()) {
    const { value: rule } = renewal.rule;
    const rules = { rule, education: { hours: 12, mandatory: [], firstTermHours: null }, postLicense: null };
    const group = rule?.groups?.[0]?.name;
    for (const issued of days) {
      const standing = standingOf(rules, { issued, birthday: { month: 2, day: 29, year: 1996 }, group }, [], today);
      if ('needs' in standing) expect(standing.needs, slug).toMatch(/^(expires|renewed)$/);
      else expect(standing.term, `${slug}, issued ${issued}`).toMatchObject({ isFirst: true });
    }
  }
});

test('every rule, from every day of a leap year, gives days that follow each other, or says what it needs', () => {
  const days = Array.from({ length: 366 }, (_, index) => addDays('2024-01-01', index));
  const wrong = listJurisdictions().flatMap(({ slug, renewal: { rule } }) => {
    const license = { birthday: { month: 2, day: 29 }, group: rule.value?.groups?.[0]?.name };
    return days
      .filter((issued) => {
        const found = termsOf(rule.value, { ...license, issued }, issued);
        if ('needs' in found) return found.needs !== 'expires';
        return found.terms.some(({ to }, index) => to <= (found.terms[index - 1]?.to ?? issued));
      })
      .map((issued) => `${slug}, issued ${issued}`);
  });
  expect(wrong).toEqual([]);
});

test('the answer names post-license education wherever a state asks for it', () => {
  const asking = listJurisdictions().filter(({ entry }) => entry.postLicense.value !== null);
  expect(asking.length).toBeGreaterThan(20);
  const silent = asking.filter((record) => {
    const course = `${record.entry.postLicense.value!.hours} hours of post-license education`;
    return !plainText(writeKeeping(record).answer).includes(course);
  });
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('the answer asks nobody for continuing education that is not due at a first renewal', () => {
  const later = listJurisdictions().filter(({ renewal }) => renewal.education.value?.firstTermHours === 0);
  expect(later.length).toBeGreaterThan(5);
  const wrong = later.filter((record) => plainText(writeKeeping(record).answer).includes('To renew, complete'));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['oregon', 'These hours count toward your continuing education.'],
  ['georgia', 'Of these hours, 9 count toward your continuing education.'],
  ['delaware', 'These hours don’t count as continuing education.'],
  ['texas', 'Renewing costs $66, plus surcharges.'],
  ['georgia', 'pay $100 online.'],
])('the answer for %s says which post-license hours count, and what comes on top of the fee: %s', (slug, said) => {
  const record = listJurisdictions().find((place) => place.slug === slug)!;
  expect(plainText(writeKeeping(record).answer)).toContain(said);
});

test('required topics and late fees are said once a page', () => {
  for (const record of listJurisdictions()) {
    const { rows } = writeKeeping(record);
    const figureOf = (wanted: string) => rows.find(({ label }) => label === wanted)?.figure;
    if (figureOf('Required topics'))
      expect(figureOf('Continuing education each term')?.note, record.slug).toBeUndefined();
    const fee = record.renewal.late.value?.feeUsd;
    const isSaid = fee && record.renewal.late.value!.says.includes(`$${fee}`);
    if (isSaid) expect(figureOf('Late fee'), record.slug).toBeUndefined();
  }
});

test('what comes on top of a fee is what its note says', () => {
  for (const [code, { plus, paid }] of Object.entries(readRenewalExtras())) {
    const { value, note } = listJurisdictions().find((place) => place.code === code)!.renewal.feeUsd;
    expect(value, code).not.toBeNull();
    const named = /\$\d+|surcharge|insurance|online/.exec((plus ?? paid)!)![0];
    expect(note?.toLowerCase(), code).toContain(named);
  }
});
