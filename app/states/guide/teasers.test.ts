import { expect, test } from 'vitest';
import { readJurisdictions } from '../../facts/jurisdictions.server.ts';
import { teasersOf } from './teasers.server.ts';

const examOf = (slug: string) => teasersOf(readJurisdictions().get(slug)!).exam;

test('the line on the exam names the mark where one holds for all of it', () => {
  expect(examOf('ohio')).toMatch(/ · 70% to pass$/);
  expect(examOf('maryland')).toMatch(/ · 70% to pass$/);
});

test.each(['virginia', 'illinois', 'colorado'])('portions with marks of their own are none: %s', (slug) => {
  expect(examOf(slug)).toMatch(/question/);
  expect(examOf(slug)).not.toMatch(/to pass/);
});
