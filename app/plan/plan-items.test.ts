import { describe, expect, test } from 'vitest';
import { FigureWriter } from '../facts/figures.server.ts';
import { plainText } from '../wording/rich-text.ts';
import type { StateRecord } from '../facts/state-record.server.ts';
import { listJurisdictions, readJurisdictions } from '../facts/jurisdictions.server.ts';
import { planItems } from './plan-items.server.ts';
import { writePlan } from './state-plan.server.ts';

const itemsOf = (record: StateRecord) =>
  planItems(record, new FigureWriter(record))
    .flatMap(({ items }) => items)
    .map((item) => ({ ...item, text: plainText(item.parts) }));
const ohio = readJurisdictions().get('ohio')!;

/** The fact at "entry.exam.feeUsd". */
const factAt = (record: StateRecord, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], record) as {
    value: unknown;
    confidence: string;
    sources: string[];
  };

describe.each(listJurisdictions().map((record) => [record.name, record] as const))('%s', (_, record) => {
  const items = itemsOf(record);

  test('every item rests on a fact of the state', () => {
    for (const { id, fact } of items) {
      expect(factAt(record, fact), id).toMatchObject({ confidence: expect.stringMatching(/^(high|medium|low)$/) });
      expect(factAt(record, fact).value, `${id} is asked for although it is not`).not.toBe(false);
    }
  });

  test('every item has an id of its own that the saved plan accepts', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id } of items) expect(id).toMatch(/^[a-z0-9-]{1,80}$/);
  });

  test('what is not published is worded as a question to the regulator', () => {
    const fees = {
      'exam-fee': record.entry.exam.feeUsd.value,
      'license-application': record.entry.applicationFeeUsd.value,
    };
    for (const [id, amount] of Object.entries(fees)) {
      const text = items.find((item) => item.id === id)!.text;
      expect(text.includes(`ask ${record.words.regulator}`), text).toBe(amount === null);
      expect(text.includes('$'), text).toBe(amount !== null);
    }
    for (const { text } of items) expect(text).not.toMatch(/null|undefined|NaN|\[object|: \.|\.\./);
  });

  test('papers are asked for where the state asks for them, and nowhere else', () => {
    const { highSchool, backgroundCheck, errorsAndOmissionsInsurance, sponsorRequired, postLicense } = record.entry;
    const ids = new Set(items.map(({ id }) => id));
    expect(ids.has('diploma')).toBe(highSchool.value !== false);
    expect(ids.has('background-check')).toBe(backgroundCheck.value?.required !== false);
    expect(ids.has('insurance')).toBe(errorsAndOmissionsInsurance.value !== false);
    expect(ids.has('sponsor')).toBe(sponsorRequired.value !== false);
    expect(ids.has('post-license')).toBe(postLicense.value !== null);
  });

  test('every mark leads to a source, and doubt is said', () => {
    const plan = writePlan(record);
    const shown = plan.steps.flatMap((step) => step.items);
    for (const { text, marks } of shown) for (const mark of marks) expect(plan.sources[mark - 1], text).toBeDefined();
    const { feeUsd } = record.entry.exam;
    if (feeUsd.value !== null && feeUsd.confidence === 'low')
      expect(shown.find(({ id }) => id === 'exam-fee')!.text).toMatch(/\((unconfirmed|sources disagree)\)/);
  });
});

test('the items of Ohio carry its figures', () => {
  const texts = itemsOf(ohio).map(({ text }) => text);
  expect(texts).toContain('Pay the exam fee for one attempt: $66.');
  expect(texts).toContain('Get fingerprinted for your background check. Expect to pay $65.');
  expect(texts).toContain('Finish Ohio Real Estate Law (40 hours).');
  expect(texts.join(' ')).not.toContain('insurance');
});

test('the items stand in the state’s own order, each fee at its step', () => {
  const stepOf = (slug: string, id: string) =>
    planItems(readJurisdictions().get(slug)!, new FigureWriter(readJurisdictions().get(slug)!)).find(({ items }) =>
      items.some((item) => item.id === id),
    )?.id;
  expect(stepOf('ohio', 'license-application')).toBe('apply-to-state');
  expect(stepOf('california', 'exam-fee')).toBe('apply-to-state');
  expect(stepOf('new-york', 'license-application')).toBe('license');
});

test('a state of which nothing is known asks everything and claims nothing', () => {
  const nothing = { value: null, confidence: 'low' as const, sources: [] };
  const { entry } = ohio;
  const blank: StateRecord = {
    ...ohio,
    road: undefined,
    entry: {
      ...entry,
      minimumAge: nothing,
      highSchool: nothing,
      prelicenseHours: nothing,
      prelicenseCourses: nothing,
      backgroundCheck: nothing,
      criminalHistory: nothing,
      exam: { ...entry.exam, provider: nothing, feeUsd: nothing, passingScore: nothing },
      applicationFeeUsd: nothing,
      sponsorRequired: nothing,
      errorsAndOmissionsInsurance: nothing,
      postLicense: nothing,
      examLanguages: nothing,
    },
  };
  const items = itemsOf(blank);
  const asked = items.filter(({ text }) => text.includes('ask the Division')).map(({ id }) => id);
  expect(asked).toEqual([
    'age',
    'diploma',
    'background-check',
    'criminal-record',
    'enroll',
    'identification',
    'exam-application',
    'exam-fee',
    'exam',
    'sponsor',
    'insurance',
    'license-application',
  ]);
  expect(items.some(({ text }) => text.includes('$'))).toBe(false);
});

test('the course after the license stands after the deadline of the application', () => {
  const { items } = writePlan(readJurisdictions().get('georgia')!).steps.at(-1)!;
  expect(items.filter(({ isLater }) => isLater).map(({ text }) => text)).toEqual([
    'Take 25 hours of post-license education within one year of getting your first license.',
  ]);
});
