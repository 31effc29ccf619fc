import { describe, expect, test } from 'vitest';
import { listJurisdictions, readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { readPostLicenseCounts } from '../../facts/post-license-counts.server.ts';
import { plainText } from '../../wording/rich-text.ts';
import { writeGuide } from './guide.server.ts';

/** What a guide says of one matter in several places has to agree. */
const guideOf = (slug: string) => writeGuide(readJurisdictions().get(slug)!, listJurisdictions());
const answerTo = (slug: string, question: RegExp): string => {
  const found = guideOf(slug).questions.find((asked) => question.test(asked.question));
  return found ? plainText(found.answer) : '';
};

describe('a sponsoring broker is no condition of a license that is issued without one', () => {
  test.each([
    ['wisconsin', 'You need a sponsoring broker to start working.', 'To start working, you need'],
    ['maryland', 'You need a sponsoring broker to start working.', 'To start working, you need'],
    ['ohio', 'You need a sponsoring broker before you apply.', 'Before you apply, you need'],
  ])('%s', (slug, sentence, first) => {
    const { answer, steps } = guideOf(slug);
    // The first sentence that names the broker says who that is.
    expect(plainText(answer)).toContain(`. ${first} a sponsoring broker (the broker you’ll work under).`);
    expect(plainText(answer)).not.toContain('and work under');
    expect(
      steps
        .find(({ title }) => title.startsWith('Line up'))!
        .text.map((part) => plainText([part]))
        .join(''),
    ).toContain(sentence);
    expect(answerTo(slug, /sponsoring broker/)).toBe(`Yes. ${sentence}`);
  });
});

test('an application that covers the license is sent once, and its fees are paid in two steps', () => {
  const { steps } = guideOf('oklahoma');
  expect(steps.map(({ title }) => title)).not.toContain('Apply for your license');
  expect(plainText(steps.at(-1)!.text)).toMatch(/^You’ve already applied\. Once you pass, pay the rest of the fees/);
});

test('each attempt costs the fee only where the fee’s note names no other price for a retake', () => {
  const paidEachTime = (slug: string): boolean =>
    guideOf(slug).steps.some(({ aspects }) => aspects.some((parts) => plainText(parts).startsWith('You pay the fee')));
  expect(paidEachTime('texas')).toBe(true);
  // A retake costs $48, $65, $42 for a portion; "Each attempt costs $100 plus $7".
  for (const slug of ['colorado', 'new-hampshire', 'louisiana', 'puerto-rico']) expect(paidEachTime(slug)).toBe(false);
});

test('no agents are licensed where the first license is a broker’s', () => {
  const onlyBrokers = listJurisdictions().filter(({ slug }) => guideOf(slug).regulator.licensees === 'brokers');
  expect(onlyBrokers.map(({ code }) => code).join(' ')).toBe('CO IL IN NM NC OR SD TN WA');
});

test('the figure compared with other states is the total that the cost table shows', () => {
  for (const record of listJurisdictions()) {
    const { costs, standings } = writeGuide(record, listJurisdictions());
    const fees = standings.find(({ label }) => label === 'Fees, without tuition');
    if (!fees) continue;
    expect(fees.shown, record.slug).toBe(costs.total);
    expect(fees.said.includes('low end'), record.slug).toBe(costs.total.includes(' to '));
  }
});

test('what a page puts all fees at stands beside the known ones, not in the evidence or a fold alone', () => {
  for (const record of listJurisdictions()) {
    const { evidence = '' } = record.entry.applicationFeeUsd;
    const isReported = record.entry.applicationFeeUsd.value === null && /all exam and state fees/.test(evidence);
    if (!isReported && !record.own.some(({ text }) => text.includes('exam and state fees together'))) continue;
    const { totals, costs } = writeGuide(record, listJurisdictions());
    expect(totals.cost.detail, record.slug).toContain(`plan on ${costs.reported}, before tuition`);
    expect(answerTo(record.slug, /How much/), record.slug).toContain(costs.reported);
    expect(costs.total, record.slug).toContain(costs.reported);
    for (const { text } of record.own.filter((own) => own.text.includes('fees together')))
      expect(text, record.slug).toContain(costs.reported);
  }
  expect(guideOf('hawaii').costs.reported).toBe('about $400');
});

test('an exam that is given twice a year is waited for in every part that counts weeks', () => {
  const { totals, steps } = guideOf('puerto-rico');
  const wait = 'The exam is given only twice a year, so your wait can be months.';
  expect(totals.time.detail).toContain(wait);
  expect(answerTo('puerto-rico', /How long/)).toContain(wait);
  expect(steps.map(({ text }) => plainText(text)).join(' ')).toContain(wait);
});

test('how often you renew tells of a first term of another length, and of its courses', () => {
  const nevada = answerTo('nevada', /How often do you renew/);
  expect(nevada).toContain('Your first license lasts one year.');
  expect(nevada).toContain('As a new licensee, you take 30 hours of post-license education within one year');
  expect(answerTo('west-virginia', /How often/)).toContain('Your first renewal doesn’t require continuing education.');
});

test('a post-license course in place of continuing education is not said to leave the first renewal free', () => {
  for (const slug of ['florida', 'illinois', 'virginia', 'washington']) {
    const answer = answerTo(slug, /How often do you renew/);
    expect(answer, slug).toMatch(/First, you take \d+ hours of post-license education/);
    expect(answer, slug).not.toContain('doesn’t require continuing education');
  }
});

test('a diploma is answered as the steps say it: with its exception, and not at all where nobody knows', () => {
  expect(answerTo('ohio', /diploma/)).toBe(
    'Yes, a diploma or its equivalent. Born in 1950 or earlier? You don’t need the diploma.',
  );
  expect(answerTo('us-virgin-islands', /diploma/)).toBe('');
});

test('the passing score at the top passes both portions, and a scaled one is no percentage', () => {
  const atTheTop = (slug: string) =>
    guideOf(slug).strip.find(({ label }) => label === 'Minimum passing score')!.figure.text;
  expect(['ohio', 'virginia', 'delaware'].map(atTheTop)).toEqual(['70%', '70% to 75%', '70 (scaled)']);
});

test('post-license hours are part of the continuing education or on top of it, as far as sources say it', () => {
  const renewing = (slug: string): string => answerTo(slug, /How often do you renew/);
  expect(renewing('utah')).toMatch(/you take 12 hours .* These hours count toward your continuing education\./);
  expect(renewing('georgia')).toContain('Of these hours, 9 count toward your continuing education.');
  expect(renewing('louisiana')).toContain('Of these hours, up to 8 count toward your continuing education.');
  expect(renewing('delaware')).toContain('These hours don’t count as continuing education.');
  expect(renewing('texas')).toContain('Until then, you don’t need continuing education.');
  expect(renewing('nevada')).not.toMatch(/also|count/);
});

test('whatever says how post-license hours count has a post-license course, and hours to count toward', () => {
  for (const [code, counts] of Object.entries(readPostLicenseCounts())) {
    const { entry, renewal } = listJurisdictions().find((record) => record.code === code)!;
    expect(entry.postLicense.value, code).not.toBeNull();
    expect(entry.continuingEducationHours.value, code).not.toBeNull();
    expect(renewal.education.value?.firstTermHours, code).not.toBe(0);
    if (typeof counts === 'number') expect(counts, code).toBeLessThan(entry.postLicense.value!.hours);
  }
});
