import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { asDollars, asNumber, asPercent, dollars } from '../units.ts';

/** Interest = principal × yearly rate × time in years, here in months. */
export const calculator = defineCalculator({ loan: money(), rate: percentage(), months: quantity({ most: 1200 }) }, ({ loan, rate, months }) => {
  const yearly = loan.times(rate);
  return working([
    line('Interest for a year', `${asDollars(loan)} × ${asPercent(rate)}`, yearly, dollars),
    result('interest', `${asDollars(loan)} × ${asPercent(rate)} × ${asNumber(months)} ÷ 12`, yearly.times(months).div(12), dollars),
  ]);
});
