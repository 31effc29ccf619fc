import { expect, test } from 'vitest';
import { sumFees } from './costs.ts';

test('known fees add up to the cent and unknown ones are named', () => {
  const fees = [
    { item: 'Exam', amount: 36.75, name: 'the exam' },
    { item: 'Application', amount: 83.75, name: 'the application' },
    { item: 'Fingerprints', amount: null, name: 'fingerprints' },
  ];
  expect(sumFees(fees)).toEqual({ total: 120.5, highest: 120.5, unknown: ['fingerprints'] });
});

test('cents do not drift as floating-point sums do', () => {
  expect(sumFees([0.1, 0.2].map((amount) => ({ item: 'Fee', amount, name: 'fee' }))).total).toBe(0.3);
});

test('a range counts by both of its ends', () => {
  const fees = [
    { item: 'Exam', amount: 36.75, name: 'exam' },
    { item: 'Prints', amount: null, range: [50, 80] as [number, number], name: 'prints' },
  ];
  expect(sumFees(fees)).toEqual({ total: 86.75, highest: 116.75, unknown: [] });
});
