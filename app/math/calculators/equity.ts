import { defineCalculator, money, moneyOrNone, result, working } from '../calculator.ts';
import { asDollars, dollars, percent } from '../units.ts';

/** Market value − everything that is owed on the property; below zero the owner is under water. */
export const calculator = defineCalculator({ value: money(), first: moneyOrNone(), other: moneyOrNone() }, ({ value, first, other }) => {
  const equity = value.minus(first).minus(other);
  return working([
    result('equity', `${asDollars(value)} − ${asDollars(first)} − ${asDollars(other)}`, equity, dollars),
    result('part', `${asDollars(equity)} ÷ ${asDollars(value)}`, equity.div(value), percent),
  ]);
});
