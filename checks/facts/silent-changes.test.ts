import { expect, test } from 'vitest';
import { silentChanges } from './silent-changes.ts';

const fact = (value: unknown, ...earlier: unknown[]) => ({
  value,
  confidence: 'high',
  ...(earlier.length > 0 && { earlier: earlier.map((old) => ({ value: old })) }),
});
const told = (before: object, after: object) =>
  silentChanges({ entry: { fee: before } }, { entry: { fee: after } }).map(({ inWords }) => inWords);

test('a figure that changed is found unless the earlier values hold it', () => {
  expect(silentChanges({ entry: { fee: fact(60) } }, { entry: { fee: fact(65) } })).toEqual([
    { path: 'entry.fee', before: 60, after: 65, inWords: false },
  ]);
  expect(told(fact(60), fact(65, 60))).toEqual([]);
  expect(told(fact(60), fact(60))).toEqual([]);
});

test('a value that came or went is a change, and so is another list', () => {
  expect(told(fact(null), fact(165))).toEqual([false]);
  expect(told(fact(['OH', 'TN']), fact(null))).toEqual([false]);
  expect(told(fact(['OH', 'TN']), fact(['OH']))).toEqual([false]);
  expect(told(fact('Pearson VUE'), fact('PSI'))).toEqual([false]);
});

test('other sentences are told apart, alone or beside figures that stayed', () => {
  const [old, fresh] = [
    'You may take it three times in one year.',
    'You can take the exam three times a year, and then wait.',
  ];
  expect(told(fact(old), fact(fresh))).toEqual([true]);
  expect(told(fact({ waitDays: null, rule: old }), fact({ waitDays: null, rule: fresh }))).toEqual([true]);
  expect(told(fact({ waitDays: null, rule: old }), fact({ waitDays: 1, rule: fresh }))).toEqual([false]);
});

test('a fact that is new since then is none', () => {
  expect(silentChanges({ entry: {} }, { entry: { fee: fact(65) } })).toEqual([]);
});
