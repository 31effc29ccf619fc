import { defineCalculator, line, money, moneyOrNone, result, working } from '../calculator.ts';
import { asDollars, dollars } from '../units.ts';

/** Gain = (price − selling costs) − adjusted basis; adjusted basis = cost + improvements − depreciation. Source: IRS Publications 523 and 551. */
export const calculator = defineCalculator({ price: money(), selling: moneyOrNone(), cost: money(), improvements: moneyOrNone(), depreciation: moneyOrNone() }, ({ price, selling, cost, improvements, depreciation }) => {
  const basis = cost.plus(improvements).minus(depreciation);
  if (basis.lt(0)) return { field: 'depreciation', problem: `Enter depreciation of ${asDollars(cost.plus(improvements))} or less: a basis cannot fall below zero.` };
  const realized = price.minus(selling);
  return working([
    result('basis', `${asDollars(cost)} + ${asDollars(improvements)} − ${asDollars(depreciation)}`, basis, dollars),
    line('Amount realized', `${asDollars(price)} − ${asDollars(selling)}`, realized, dollars),
    result('gain', `${asDollars(realized)} − ${asDollars(basis)}`, realized.minus(basis), dollars),
  ]);
});
