import { expect, test } from 'vitest';
import { practiceData } from './practice-data.server.ts';

test('states with one combined exam are promised no state portion', () => {
  const combined = practiceData().states.filter(({ hasStatePortion }) => !hasStatePortion);
  expect(combined.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['california', 'florida', 'new-york']));
  expect(combined.map(({ slug }) => slug)).not.toContain('texas');
});
