import { expect, test } from 'vitest';
import { changesIn, factChanges, recentChange } from './fact-changes.server.ts';
import { listJurisdictions } from './jurisdictions.server.ts';
import type { StateRecord } from './state-record.server.ts';

const ohio = (edit: (record: StateRecord) => void): StateRecord => {
  const record = structuredClone(listJurisdictions().find(({ slug }) => slug === 'ohio')!);
  // What the content itself remembers of the exam fee is no part of these cases.
  delete record.entry.exam.feeUsd.earlier;
  edit(record);
  return record;
};
const sentences = (record: StateRecord): string[] => changesIn([record]).map(({ sentence }) => sentence);

test('a rule changed only where a source gives the day; else our figure was corrected', () => {
  const record = ohio(({ entry }) => {
    entry.exam.feeUsd.earlier = [{ value: 61, until: '2026-11-21', sources: ['s13'] }];
    entry.applicationFeeUsd.earlier = [{ value: 60, until: '2026-11-22', sources: ['s8'], ruleChanged: '2026-05' }];
  });
  expect(changesIn([record]).map(({ id, kind, since }) => [id, kind, since])).toEqual([
    ['ohio/entry.applicationFeeUsd/2026-11-22', 'changed', '2026-05'],
    ['ohio/entry.exam.feeUsd/2026-11-21', 'corrected', undefined],
  ]);
  expect(sentences(record)).toEqual([
    'In May 2026, the application and license fee in Ohio changed from $60 to $81.',
    'On November 21, 2026, in our guide to Ohio, we corrected the exam fee from $61 to $66.',
  ]);
});

test('of several earlier values each is followed by the next', () => {
  const record = ohio(({ entry }) => {
    entry.prelicenseHours.sources = ['s8'];
    entry.prelicenseHours.earlier = [
      { value: 110, until: '2026-11-22', sources: ['s8'], ruleChanged: '2026-01-01' },
      { value: 120, until: '2025-11-22', sources: ['s24'], ruleChanged: '2025' },
    ];
  });
  expect(sentences(record)).toEqual([
    'On January 1, 2026, the pre-licensing education in Ohio changed from 110 hours to 100 hours.',
    'In 2025, the pre-licensing education in Ohio changed from 120 hours to 110 hours.',
  ]);
  expect(changesIn([record]).map(({ sources }) => sources.map(({ publisher }) => publisher)[0])).toEqual([
    'Ohio REALTORS',
    'Ohio REALTORS',
  ]);
});

test('a second change on one day has a name of its own; the first keeps what it was published and mailed under', () => {
  const first = { value: 61, until: '2026-11-22', sources: ['s13'] };
  const older = { value: 60, until: '2026-10-01', sources: ['s13'] };
  const withEarlier = (...earlier: (typeof first)[]) =>
    ohio(({ entry }) => {
      entry.exam.feeUsd.earlier = earlier;
    });
  const named = (record: StateRecord) =>
    changesIn([record]).map(({ id, address, sentence }) => [id, address, sentence]);
  const published = named(withEarlier(first, older));
  expect(published.map(([id, address]) => [id, address])).toEqual([
    ['ohio/entry.exam.feeUsd/2026-11-22', '/updates/ohio#entry-exam-feeUsd-2026-11-22'],
    ['ohio/entry.exam.feeUsd/2026-10-01', '/updates/ohio#entry-exam-feeUsd-2026-10-01'],
  ]);
  const [second, ...kept] = named(withEarlier({ ...first, value: 64 }, first, older));
  expect(second).toEqual([
    'ohio/entry.exam.feeUsd/2026-11-22-2',
    '/updates/ohio#entry-exam-feeUsd-2026-11-22-2',
    'On November 22, 2026, in our guide to Ohio, we corrected the exam fee from $64 to $66.',
  ]);
  expect(kept.map(([id, address]) => [id, address])).toEqual(published.map(([id, address]) => [id, address]));
  expect(recentChange(withEarlier({ ...first, value: 64 }, first), 'entry.exam.feeUsd')?.address).toBe(second![1]);
});

test('a value that came or went, a rule in words and a part of a value say so', () => {
  const record = ohio(({ entry, reciprocity }) => {
    entry.exam.feeUsd.value = null;
    entry.exam.feeUsd.earlier = [{ value: 61, until: '2026-11-22', sources: [] }];
    entry.renewalYears.earlier = [{ value: null, until: '2026-11-22', sources: [] }];
    entry.backgroundCheck.earlier = [
      { value: { required: true, fingerprints: true, feeUsd: null }, until: '2026-11-22', sources: [] },
    ];
    reciprocity.kind.earlier = [{ value: 'none', until: '2026-11-22', sources: [] }];
  });
  expect(sentences(record)).toEqual([
    'On November 22, 2026, in our guide to Ohio, we removed the exam fee ($61), because we can no longer confirm it.',
    'On November 22, 2026, in our guide to Ohio, we added $65 to the background check.',
    'On November 22, 2026, in our guide to Ohio, we added the license term: 3 years.',
    'On November 22, 2026, in our guide to Ohio, we corrected the reciprocity rule from “No reciprocity” to ' +
      '“Open to licensees from any state.”',
  ]);
});

test('long values are told below the sentence, the new one first, and short ones in it', () => {
  const [before, after] = [
    'You take a course of 40 hours.',
    'You take a course of 40 hours, and six hours of college credit.',
  ];
  const record = ohio(({ entry, reciprocity }) => {
    reciprocity.summary.value = after;
    reciprocity.summary.earlier = [{ value: before, until: '2026-11-22', sources: [] }];
    entry.retake.earlier = [{ value: null, until: '2026-11-22', sources: [] }];
    entry.retake.value = { waitDays: null, attempts: null, rule: after };
  });
  const guide = 'On November 22, 2026, in our guide to Ohio,';
  expect(changesIn([record]).map(({ sentence, values }) => [sentence, values])).toEqual([
    [`${guide} we added the retake rule.`, [`New: ${after}`]],
    [`${guide} we corrected the rule for out-of-state licensees.`, [`New: ${after}`, `Before: ${before}`]],
  ]);
  for (const { sentence, values = [] } of factChanges())
    for (const line of [sentence, ...values]) expect(line.split(' ').length, line).toBeLessThan(75);
});

test('a course that is not asked is an answer, where the sources are sure; else a value is only missing', () => {
  const changeTo = (confidence: 'high' | 'low') =>
    sentences(
      ohio(({ entry }) => {
        const earlier = [{ value: { hours: 8, deadline: 'within 90 days' }, until: '2026-11-22', sources: [] }];
        entry.postLicense = { value: null, confidence, sources: ['s8'], earlier };
      }),
    );
  const course = 'the post-license education';
  expect(changeTo('high')).toEqual([
    `On November 22, 2026, in our guide to Ohio, we corrected ${course} from 8 hours, within 90 days to “None.”`,
  ]);
  expect(changeTo('low')).toEqual([
    `On November 22, 2026, in our guide to Ohio, we removed ${course} (8 hours, within 90 days), ` +
      'because we can no longer confirm it.',
  ]);
});

test('a value that our sources now say does not apply is not one that we cannot confirm', () => {
  const record = ohio(({ reciprocity }) => {
    reciprocity.states = {
      value: null,
      confidence: 'high',
      sources: ['s8'],
      earlier: [{ value: ['KY'], until: '2026-11-22', sources: ['s13'] }],
    };
  });
  const [change] = changesIn([record]);
  expect(change!.sentence).toBe(
    'On November 22, 2026, in our guide to Ohio, we removed the list of reciprocal states (“KY”), ' +
      'because it doesn’t apply.',
  );
  expect(change!.sources.map(({ url }) => url)).toEqual([record.sources.s8!.url]);
});

test('an answer that was added to a fact is told with the question', () => {
  const record = ohio(({ entry }) => {
    const { value } = entry.criminalHistory;
    entry.criminalHistory.value = { ...value!, predetermination: false };
    entry.criminalHistory.earlier = [
      { value: { ...value!, predetermination: null }, until: '2026-11-22', sources: [] },
    ];
  });
  expect(sentences(record)).toEqual([
    'On November 22, 2026, in our guide to Ohio, we added “An answer before you apply: No” ' +
      'to the criminal record rule.',
  ]);
});

test('the changes of the content: newest first, each with its own name, none of a rule without its day', () => {
  const changes = factChanges();
  expect(changes.length).toBeGreaterThan(20);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  expect(new Set(changes.map(({ address }) => address)).size).toBe(changes.length);
  expect(changes.map(({ on }) => on)).toEqual(
    changes
      .map(({ on }) => on)
      .toSorted()
      .toReversed(),
  );
  expect(changes.filter(({ kind, since }) => (kind === 'changed') !== (since !== undefined))).toEqual([]);
  expect(changes.filter(({ sentence }) => /null|undefined|\[object/.test(sentence))).toEqual([]);
});

test('a guide marks a change for a year', () => {
  const changedOn = (until: string) =>
    recentChange(
      ohio(({ entry }) => {
        entry.exam.feeUsd.earlier = [{ value: 61, until, sources: [] }];
      }),
      'entry.exam.feeUsd',
    );
  const newest = factChanges()[0]!.on;
  const yearsBefore = (count: number): string => `${Number(newest.slice(0, 4)) - count}${newest.slice(4)}`;
  expect(changedOn(yearsBefore(1))?.address).toBe(`/updates/ohio#entry-exam-feeUsd-${yearsBefore(1)}`);
  expect(changedOn(yearsBefore(2))).toBeUndefined();
  expect(
    recentChange(
      ohio(() => {}),
      'entry.exam.feeUsd',
    ),
  ).toBeUndefined();
});

test('changes of one day come by slug: names in another language have another order', () => {
  const records = listJurisdictions().toSorted((a, b) => b.slug.localeCompare(a.slug));
  const shown = changesIn(records).map(({ on, slug }) => `${on} ${slug}`);
  expect(shown).toEqual(factChanges().map(({ on, slug }) => `${on} ${slug}`));
});
