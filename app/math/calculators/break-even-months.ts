import { defineCalculator, line, money, result, working } from '../calculator.ts';
import { asDollars, asNumber, count, dollars, number } from '../units.ts';

/** Months until a saving has paid for its cost: cost ÷ monthly saving, a part of a month counting as a month. */
export const calculator = defineCalculator({ cost: money(), before: money(), after: money() }, ({ cost, before, after }) => {
  if (after.gte(before)) return { field: 'after', problem: 'Enter a new payment below the old one, like 1350: without a saving the cost is never earned back.' };
  const saving = before.minus(after);
  const exact = cost.div(saving);
  return working([
    result('saving', `${asDollars(before)} − ${asDollars(after)}`, saving, dollars),
    line('Cost divided by the saving', `${asDollars(cost)} ÷ ${asDollars(saving)}`, exact, number),
    result('months', `${asNumber(exact.round(4, 3))}, up to a whole month`, exact.round(0, 3), count(0, 'months', 'month')),
  ]);
});
