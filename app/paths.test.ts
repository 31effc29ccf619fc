import { expect, test } from 'vitest';
import { listJurisdictions } from './facts/jurisdictions.server.ts';
import { slugOf } from './paths.ts';

test('a slug is the lower-cased name with one hyphen for each run of whitespace', () => {
  expect([slugOf('New York'), slugOf('North  Dakota'), slugOf('Ohio')]).toEqual(['new-york', 'north-dakota', 'ohio']);
});

test('every state file has the slug of its name', () => {
  expect(listJurisdictions().filter(({ name, slug }) => slug !== slugOf(name))).toEqual([]);
});
