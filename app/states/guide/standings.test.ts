import { expect, test } from 'vitest';
import { guessedPace, weeksTo } from '../../facts/weeks-to-license.ts';
import { listJurisdictions, readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { standingsOf } from './standings.server.ts';
import { writeGuide } from './guide.server.ts';

const standings = (slug: string) =>
  new Map(standingsOf(readJurisdictions().get(slug)!).map(({ label, shown, said }) => [label, { shown, said }]));

test('a figure is set among those of the states where it is known', () => {
  const hours = listJurisdictions()
    .filter(({ kind, slug }) => kind === 'state' && slug !== 'ohio')
    .map(({ entry }) => entry.prelicenseHours.value)
    .filter((value) => value !== null);
  const mine = readJurisdictions().get('ohio')!.entry.prelicenseHours.value!;
  expect(standings('ohio').get('Course hours')).toEqual({
    shown: `${mine} hours`,
    said:
      `${hours.filter((value) => value < mine).length} of the other ${hours.length} states require fewer hours; ` +
      'the median is 75 hours',
  });
});

test('fees are compared only where every fee of the state is known', () => {
  const guides = listJurisdictions().map((record) => writeGuide(record, listJurisdictions()));
  for (const { slug, costs, standings: found } of guides)
    if (costs.missing !== '')
      expect(
        found.map(({ label }) => label),
        slug,
      ).not.toContain('Fees, without tuition');
});

test('a figure that is not known has no strip', () => {
  const unknown = listJurisdictions().find(({ entry }) => entry.exam.minutes.value === null)!;
  expect([...standings(unknown.slug).keys()]).not.toContain('Exam time');
});

test('every guide says how long and how much, or whom to ask', () => {
  for (const record of listJurisdictions()) {
    const { time, cost } = writeGuide(record, listJurisdictions()).totals;
    expect(time.text, record.slug).toMatch(/^(About \d+ weeks?|Varies)$/);
    expect(cost.text, record.slug).toMatch(/\$|^Varies$/);
  }
});

test('a guide names the week in which its cost page has the license', () => {
  const texas = listJurisdictions().find(({ slug }) => slug === 'texas')!;
  const { time } = writeGuide(texas, listJurisdictions()).totals;
  expect(time.text).toBe(`About ${weeksTo(180, guessedPace).license} weeks`);
  expect(time.detail).toContain('18 weeks of courses at 10 hours a week, then about 7 for');
});
