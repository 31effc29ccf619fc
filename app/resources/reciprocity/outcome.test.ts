import { expect, test } from 'vitest';
import { namesState, outcomeFor, type Rule } from './outcome.ts';

const rule = (kind: Rule['kind'], listed: string[] = []): Rule => ({
  name: 'Florida',
  code: 'FL',
  slug: 'florida',
  kind,
  listed,
  summary: '',
  caveat: '',
  doubt: '',
});

test('without a state to come from, the rule speaks for itself', () => {
  expect(
    (['full', 'partial', 'mutual', 'none', 'unknown'] as const).map((kind) => outcomeFor(rule(kind), undefined)),
  ).toEqual(['open', 'part', 'mutual', 'closed', 'unknown']);
});

test('a list tells those on it from everyone else', () => {
  expect([outcomeFor(rule('mutual', ['GA']), 'GA'), outcomeFor(rule('mutual', ['GA']), 'OH')]).toEqual([
    'listed',
    'unlisted',
  ]);
});

test('every other rule is the same wherever the license is from', () => {
  expect([outcomeFor(rule('full'), 'OH'), outcomeFor(rule('partial'), 'OH'), outcomeFor(rule('none'), 'OH')]).toEqual([
    'open',
    'part',
    'closed',
  ]);
});

test('the state of the license itself is home', () => {
  expect(outcomeFor(rule('none'), 'FL')).toBe('home');
});

test('a state is named by its whole name only', () => {
  expect([
    namesState('Licensees of West Virginia pass.', 'Virginia'),
    namesState('Licensees of West Virginia pass.', 'West Virginia'),
    namesState('Virginia and Arkansas agree.', 'Virginia'),
    namesState('Virginia and Arkansas agree.', 'Kansas'),
    namesState('Nebraska, the Dakotas and Oklahoma', 'North Dakota'),
  ]).toEqual([false, true, true, false, true]);
});
