import { expect, test } from 'vitest';
import { applicationOffice, isLeastFee } from './application-office.server.ts';
import { readJurisdictions } from './jurisdictions.server.ts';

const record = (slug: string) => readJurisdictions().get(slug)!;

test.each([
  ['wisconsin', 'DSPS', 'the Wisconsin Department of Safety and Professional Services (DSPS)'],
  ['florida', 'DBPR', 'the Department of Business and Professional Regulation (DBPR)'],
  ['colorado', 'the Division', 'the Division'],
  ['ohio', 'the Division', 'the Division'],
  // Without an order of steps nobody is known but the regulator.
  ['guam', 'the Commission', 'the Commission'],
])('the application of %s goes to whoever is paid for it: %s', (slug, short, full) => {
  expect(applicationOffice(record(slug))).toEqual({ short, full });
});

test('a fee of which a part varies is a least one', () => {
  expect(isLeastFee(record('massachusetts'))).toBe(true);
  expect(isLeastFee(record('montana'))).toBe(false);
  expect(isLeastFee(record('ohio'))).toBe(false);
});
