import { defineCalculator, line, money, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents, Decimal } from '../decimal.ts';
import { asDollars, asPercent, dollars, percent } from '../units.ts';

/** Housing and total debt in percent of gross monthly income, and the most that two limits leave for housing: the smaller of both. */
export const calculator = defineCalculator({ income: money(), housing: money(), debts: moneyOrNone(), front: percentage(), back: percentage() }, ({ income, housing, debts, front, back }) => {
  const byFront = cents(income.times(front));
  const byBack = cents(income.times(back).minus(debts));
  const most = byBack.lt(byFront) ? byBack : byFront;
  return working([
    result('frontRatio', `${asDollars(housing)} ÷ ${asDollars(income)}`, housing.div(income), percent),
    result('backRatio', `(${asDollars(housing)} + ${asDollars(debts)}) ÷ ${asDollars(income)}`, housing.plus(debts).div(income), percent),
    line('Most by the front limit', `${asDollars(income)} × ${asPercent(front)}`, byFront, dollars),
    line('Most by the back limit', `${asDollars(income)} × ${asPercent(back)} − ${asDollars(debts)}`, byBack, dollars),
    result('most', `the smaller of ${asDollars(byFront)} and ${asDollars(byBack)}, and not below zero`, most.lt(0) ? Decimal(0) : most, dollars),
  ]);
});
