import { expect, test } from 'vitest';
import { evaluate } from './formula.ts';

const value = (formula: string, inputs: Record<string, number> = {}) => evaluate(formula, inputs).value;

test('multiplication comes before addition, parentheses before both', () => {
  expect(value('2 + 3 * 4')).toBe(14);
  expect(value('(2 + 3) * 4')).toBe(20);
});

test('equal operators are worked out from the left, powers from the right', () => {
  expect(value('10 - 4 - 3')).toBe(3);
  expect(value('100 / 10 / 5')).toBe(2);
  expect(value('2 ** 3 ** 2')).toBe(512);
});

test('a sign is applied after a power, and may be an exponent’s', () => {
  expect(value('-2 ** 2')).toBe(-4);
  expect(value('2 ** -1')).toBe(0.5);
  expect(value('3 * -2')).toBe(-6);
});

test('names are inputs, and the ones used are told', () => {
  expect(evaluate('price * (one - rate)', { price: 200, one: 1, rate: 0.05, spare: 9 })).toEqual({
    value: 190,
    used: new Set(['price', 'one', 'rate']),
  });
});

test('what is no formula is refused with the reason', () => {
  expect(() => value('price * 2')).toThrow('names price, which is no input');
  expect(() => value('constructor')).toThrow('names constructor, which is no input');
  expect(() => value('(1 + 2')).toThrow('lacks a closing parenthesis');
  expect(() => value('1 + ')).toThrow('has nothing where a number should be');
  expect(() => value('1 2')).toThrow('has 2 where it should end');
  expect(() => value('a(1)', { a: 1 })).toThrow('has ( where it should end');
  expect(() => value('1; 2')).toThrow('holds ;');
  expect(() => value('1.2.3')).toThrow('holds .');
  expect(() => value('1 / 0')).toThrow('has no finite value');
});
