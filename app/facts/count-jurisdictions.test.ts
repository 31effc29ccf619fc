import { expect, test } from 'vitest';
import { countJurisdictions } from './count-jurisdictions.ts';

const states = [
  { kind: 'state', name: 'Ohio' },
  { kind: 'state', name: 'Utah' },
] as const;
const district = { kind: 'district', name: 'District of Columbia' } as const;
const territory = { kind: 'territory', name: 'Guam' } as const;

test.each([
  [[...states], '2 states'],
  [[...states, district], '2 states and the District of Columbia'],
  [[...states, district, territory], '2 states, the District of Columbia, and 1 territory'],
  [[...states, territory, territory], '2 states and 2 territories'],
])('%j is %s', (records, words) => {
  expect(countJurisdictions(records)).toBe(words);
});
