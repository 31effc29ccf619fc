import { expect, test } from 'vitest';
import { barParts } from './CostBar.tsx';

const row = (id: string, amount: number | null, range?: [number, number]) => ({ id, amount, ...(range && { range }) });

test('known amounts are drawn to scale, what has no amount at the end', () => {
  const parts = barParts([row('tuition', null), row('exam', 60), row('application', 120)]);
  expect(parts.map(({ id, kind }) => [id, kind])).toEqual([
    ['exam', 'known'],
    ['application', 'known'],
    ['tuition-none', 'unpriced'],
  ]);
  expect(parts[1]!.width / parts[0]!.width).toBeCloseTo(2, 1);
  expect(parts.at(-1)!.x + parts.at(-1)!.width).toBeCloseTo(1000, -1);
});

test('a range is known up to its lower end, and what it may add is a part of its own', () => {
  const parts = barParts([row('check', null, [20, 50]), row('exam', 50)]);
  expect(parts.map(({ kind }) => kind)).toEqual(['known', 'known', 'range']);
  expect(parts[2]!.width / parts[0]!.width).toBeCloseTo(1.5, 1);
});
