import { expect, test } from 'vitest';
import { readJurisdictions } from '../facts/jurisdictions.server.ts';
import { feesBeside } from './fees-beside.server.ts';

const beside = (slug: string) => feesBeside(readJurisdictions().get(slug)!);

test('the place comes first, then the median, then its neighbors by name, to one scale', () => {
  const rows = beside('ohio');
  expect(rows.map(([name]) => name)).toEqual([
    'Ohio',
    'Median (states with known fees)',
    'Indiana',
    'Kentucky',
    'Michigan',
    'Pennsylvania',
    'West Virginia',
  ]);
  expect(rows[0]![1]).toBe('$212');
  expect(Math.max(...rows.map(([, , width]) => width ?? 0))).toBe(100);
  expect(rows.map(([, , , slug]) => slug).slice(1, 4)).toEqual([undefined, 'indiana', 'kentucky']);
});

test('a sum that lacks a fee has no bar and says so', () => {
  const [own] = beside('colorado');
  expect(own).toEqual(['Colorado', 'Some fees unknown', null]);
});

test('where there is no neighbor there is no comparison', () => {
  expect(beside('guam')).toEqual([]);
  expect(beside('hawaii')).toEqual([]);
});
