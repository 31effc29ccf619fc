import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { cents, power } from '../decimal.ts';
import { asDollars, asNumber, asPercent, dollars, percent } from '../units.ts';

/** Value × (1 + rate) for each year, each year’s change on the year before. A loss of value is a rate below zero. */
export const calculator = defineCalculator({ value: money(), rate: percentage({ above: -100 }), years: quantity({ most: 100, whole: true }) }, ({ value, rate, years }) => {
  const growth = power(rate.plus(1), Number(years));
  const after = cents(value.times(growth));
  return working([
    line('Part kept each year', `100% ${rate.lt(0) ? '−' : '+'} ${asPercent(rate.abs())}`, rate.plus(1), { ...percent, places: 6 }),
    result('after', `${asDollars(value)} × ${asPercent(rate.plus(1))}${years.eq(1) ? '' : `, ${asNumber(years)} times over`}`, after, dollars),
    result('change', `${asDollars(after)} − ${asDollars(value)}`, after.minus(value), dollars),
  ]);
});
