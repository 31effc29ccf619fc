import { expect, test } from 'vitest';
import { barParts, costBar } from './bar-parts.ts';

const row = (amount: number | null, range?: [number, number]) => ({ amount, ...(range && { range }) });

test('known amounts are drawn to scale, what has no amount at the end', () => {
  const parts = barParts([row(null), row(60), row(120)]);
  expect(parts.map(([kind]) => kind)).toEqual(['known', 'known', 'unpriced']);
  expect(parts[1]![2] / parts[0]![2]).toBeCloseTo(2, 1);
  const [, x, width] = parts.at(-1)!;
  expect(x + width).toBe(997);
});

test('a range is known up to its lower end, and what it may add is a part of its own', () => {
  const parts = barParts([row(null, [20, 50]), row(50)]);
  expect(parts.map(([kind]) => kind)).toEqual(['known', 'known', 'range']);
  expect(parts[2]![2] / parts[0]![2]).toBeCloseTo(1.5, 1);
});

test('the key names the kinds there are, and nothing is drawn where no amount is known', () => {
  expect(costBar([row(null), row(60)], '$60', 'tuition')!.key).toEqual([
    ['known', 'Known: $60'],
    ['unpriced', 'Still to price: tuition'],
  ]);
  expect(costBar([row(null)], 'No known amount', 'tuition')).toBeNull();
});
