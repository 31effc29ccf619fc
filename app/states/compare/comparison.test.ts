import { expect, test } from 'vitest';
import { type ComparedFact, sourceOffsets, type StateComparison, tally, verdictOf } from './comparison.ts';

const fact: ComparedFact = { id: 'hours', label: 'Hours' };

/** A state with one figure; null is an unpublished one. */
function state(text: string | null, sources = 1): StateComparison {
  const figure = { text: text ?? 'Not published: ask the Board', marks: text ? [1] : [], known: text !== null };
  const source = { publisher: 'P', url: null, kind: 'school', date: '' };
  return {
    name: 'S',
    code: 'SS',
    slug: 's',
    regulator: { name: 'R', url: null },
    figures: { hours: figure },
    sources: Array.from({ length: sources }, () => source),
  };
}

test.each([
  [['60 hours', '60 hours'], 'same'],
  [['60 hours', '90 hours'], 'differs'],
  [['60 hours', null], 'open'],
  [[null, null], 'open'],
  [['60 hours', '60 hours', null], 'open'],
  [['60 hours', '90 hours', null], 'differs'],
] as const)('%j is "%s"', (texts, verdict) => {
  expect(
    verdictOf(
      fact,
      texts.map((text) => state(text)),
    ),
  ).toBe(verdict);
});

test('rules in words are for reading, unless there is only one', () => {
  const rule = { ...fact, inWords: true as const };
  expect(verdictOf(rule, [state('You may.'), state('You may.')])).toBe('words');
  expect(verdictOf(rule, [state('You may.'), state(null)])).toBe('open');
});

test('verdicts are counted over all groups', () => {
  const groups = [
    { id: 'a', title: 'A', facts: [fact] },
    { id: 'b', title: 'B', facts: [{ ...fact, inWords: true as const }] },
  ];
  expect(tally(groups, [state('1'), state('2')])).toEqual({ differs: 1, same: 0, open: 0, words: 1 });
});

test('sources are numbered through, state by state', () => {
  expect(sourceOffsets([state('1', 3), state('2', 5), state('3', 1)])).toEqual([0, 3, 8]);
});
