import { expect, test } from 'vitest';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { listJurisdictions } from '../../app/facts/jurisdictions.server.ts';
import { citedSourcesAreListed } from './cited-sources-are-listed.ts';
import { datesHavePassed } from './dates-have-passed.ts';
import { doubtsAreStated } from './doubts-are-stated.ts';
import { featuredFiguresEqualTheFacts } from './featured-figures-equal-the-facts.ts';
import { listedSourcesAreCited } from './listed-sources-are-cited.ts';
import { ownTextIsLongEnough } from './own-text-is-long-enough.ts';
import { sourceAges } from './source-ages.ts';
import { fiftyStatesEachNamedOnce } from './fifty-states-each-named-once.ts';
import { unsourcedFactsAreNotSure } from './unsourced-facts-are-not-sure.ts';

const now = new Date('2026-11-20T12:00:00Z');
const states = listJurisdictions();

/** A real record, copied, in which a test may break one thing. */
function texas(change: (record: StateRecord) => void = () => {}): StateRecord {
  const copy = structuredClone(states.find(({ slug }) => slug === 'texas')!);
  change(copy);
  return copy;
}

const fields = (problems: { field: string }[]) => problems.map(({ field }) => field);

test('a whole record passes every rule', () => {
  const rules = [
    citedSourcesAreListed,
    listedSourcesAreCited,
    unsourcedFactsAreNotSure,
    doubtsAreStated,
    ownTextIsLongEnough,
  ];
  expect(rules.flatMap((rule) => rule(texas()))).toEqual([]);
  expect(datesHavePassed(texas(), now)).toEqual([]);
});

test('a missing state, a wrong slug and a code used twice are found', () => {
  expect(fiftyStatesEachNamedOnce(states)).toEqual([]);
  expect(fields(fiftyStatesEachNamedOnce(states.slice(1)))).toEqual(['']);
  const wrong = [...states.slice(1), { ...states[0]!, slug: 'alabamma', code: 'AK' }];
  expect(fields(fiftyStatesEachNamedOnce(wrong))).toEqual(['code', 'slug', 'code']);
});

test('a territory beside the fifty is none of them', () => {
  const territory = { ...texas(), kind: 'territory' as const, name: 'Samplia', slug: 'samplia', code: 'XS' };
  expect(fiftyStatesEachNamedOnce([...states, territory])).toEqual([]);
  expect(fields(fiftyStatesEachNamedOnce([...states.slice(1), territory]))).toEqual(['']);
});

test('a cited source that is not listed is found in a fact and in our own text', () => {
  const record = texas((copy) => {
    copy.entry.exam.feeUsd.sources.push('s99');
    copy.own[0]!.sources.push('s98');
    copy.broker.hours.earlier = [{ value: 30, until: '2024-12-31', sources: ['s97'] }];
    copy.broker.title.where = { s96: { section: 'Fees', printed: '$5', fingerprint: 'a'.repeat(64) } };
  });
  expect(fields(citedSourcesAreListed(record))).toEqual(['entry.exam.feeUsd', 'broker.title', 'broker.hours', 'own.0']);
});

test('a listed source that nothing cites is found', () => {
  const record = texas((copy) => {
    copy.sources.s99 = { url: 'https://example.com', publisher: 'Nobody', kind: 'other', asOf: null };
  });
  expect(fields(listedSourcesAreCited(record))).toEqual(['sources.s99']);
});

test('a weak value without a stated doubt, and a sure one with a doubt, are found', () => {
  const sourceless = { value: 18, confidence: 'medium' as const, sources: [] };
  const record = texas(({ entry }) => {
    entry.minimumAge = sourceless;
    entry.renewalYears = { value: 2, confidence: 'low', sources: ['s1'] };
    entry.title = { ...entry.title, confidence: 'high', doubt: 'unconfirmed' };
    entry.continuingEducationHours = { value: null, confidence: 'low', sources: [] };
    entry.exam.feeUsd = { ...sourceless, doubt: 'unconfirmed' };
  });
  expect(fields(doubtsAreStated(record))).toEqual(['entry.title', 'entry.minimumAge', 'entry.renewalYears']);
});

test('a value without a source may only be of low confidence', () => {
  const record = texas((copy) => {
    copy.entry.minimumAge = { value: 18, confidence: 'high', sources: [] };
    copy.entry.renewalYears = { value: 2, confidence: 'medium', sources: [] };
    copy.entry.exam.feeUsd = { value: 43, confidence: 'low', sources: [] };
  });
  expect(fields(unsourcedFactsAreNotSure(record))).toEqual(['entry.minimumAge', 'entry.renewalYears']);
});

test('a page dated next month is found, one dated this month is not', () => {
  const dated = (asOf: string) =>
    texas((copy) => {
      Object.values(copy.sources)[0]!.asOf = asOf;
    });
  expect(datesHavePassed(dated('2026-11'), now)).toEqual([]);
  expect(datesHavePassed(dated('2026-12'), now)).toHaveLength(1);
});

test('too short an own text is found', () => {
  expect(
    ownTextIsLongEnough(
      texas((copy) => {
        copy.own = copy.own.slice(0, 1);
      }),
    ),
  ).toHaveLength(1);
});

test('a featured figure that differs from the facts is found', () => {
  const guide = { slug: 'texas', description: '', requiredHours: 180, examPassRateEstimate: 62, renewalYears: 2 };
  expect(featuredFiguresEqualTheFacts([guide], states)).toEqual([]);
  expect(fields(featuredFiguresEqualTheFacts([{ ...guide, requiredHours: 181, renewalYears: 4 }], states))).toEqual([
    'texas.requiredHours',
    'texas.renewalYears',
  ]);
});

test('facts that rest on undated or old pages alone are counted', () => {
  const before = sourceAges([texas()], now);
  const undated = texas((copy) => {
    for (const source of Object.values(copy.sources)) source.asOf = null;
  });
  const old = texas((copy) => {
    for (const source of Object.values(copy.sources)) source.asOf = '2021-10';
  });
  expect(sourceAges([undated], now)).toEqual({ facts: before.facts, undated: before.facts, old: 0 });
  expect(sourceAges([old], now)).toEqual({ facts: before.facts, undated: 0, old: before.facts });
});
