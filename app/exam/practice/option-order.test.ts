import { expect, test } from 'vitest';
import { asShown, optionOrder } from './option-order.ts';

const exam = { id: 'mi3k2', shuffled: true };
const ids = Array.from({ length: 400 }, (_, index) => `math-${index}`);

test('each exam has an order of its own for a question, and keeps it', () => {
  expect(optionOrder({ ...exam }, 'math-001')).toEqual(optionOrder(exam, 'math-001'));
  const orders = ids.map((id) => optionOrder({ ...exam, id }, 'math-001').join(''));
  expect(new Set(orders).size).toBe(24);
  expect(optionOrder(exam, 'math-001').toSorted()).toEqual([0, 1, 2, 3]);
});

test('in one exam no place shows one option much more often than another', () => {
  for (const place of [0, 1, 2, 3]) {
    const first = ids.filter((id) => optionOrder(exam, id)[place] === 0).length;
    expect(first, `place ${place}`).toBeGreaterThan(70);
    expect(first, `place ${place}`).toBeLessThan(130);
  }
});

test('key and explanations go with their options', () => {
  const question = { options: ['a', 'b', 'c', 'd'], answer: 1, wrong: { 0: 'not a', 2: 'not c', 3: 'not d' } };
  expect(asShown(question, [2, 0, 3, 1])).toEqual({
    options: ['c', 'a', 'd', 'b'],
    answer: 3,
    wrong: { 0: 'not c', 1: 'not a', 2: 'not d' },
  });
});

test('an exam begun before options were shuffled keeps the filed order', () => {
  expect(optionOrder({ id: 'mi3k2' }, 'math-001')).toEqual([0, 1, 2, 3]);
});
