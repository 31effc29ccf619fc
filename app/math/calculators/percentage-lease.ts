import { defineCalculator, line, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents, Decimal } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** Base rent and a percent of sales above a threshold; sales below it add nothing. */
export const calculator = defineCalculator({ base: moneyOrNone(), sales: moneyOrNone(), threshold: moneyOrNone(), rate: percentage() }, ({ base, sales, threshold, rate }) => {
  const above = sales.gt(threshold) ? sales.minus(threshold) : Decimal(0);
  const yearly = base.times(12);
  const extra = cents(above.times(rate));
  return working([
    line('Base rent for a year', `${asDollars(base)} × 12`, yearly, dollars),
    line('Sales above the threshold', above.eq(0) ? `${asDollars(sales)} is not above ${asDollars(threshold)}` : `${asDollars(sales)} − ${asDollars(threshold)}`, above, dollars),
    result('extra', `${asDollars(above)} × ${asPercent(rate)}`, extra, dollars),
    result('total', `${asDollars(yearly)} + ${asDollars(extra)}`, yearly.plus(extra), dollars),
  ]);
});
