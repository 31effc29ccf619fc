import { defineCalculator, money, result, working } from '../calculator.ts';
import { asDollars, dollars, percent } from '../units.ts';

/** A change in percent of what was paid, never of what was received. */
export const calculator = defineCalculator({ paid: money(), sold: money() }, ({ paid, sold }) => {
  const change = sold.minus(paid);
  return working([
    result('change', `${asDollars(sold)} − ${asDollars(paid)}`, change, dollars),
    result('percent', `${asDollars(change)} ÷ ${asDollars(paid)}`, change.div(paid), percent),
  ]);
});
