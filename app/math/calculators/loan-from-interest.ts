import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { asDollars, asNumber, asPercent, dollars } from '../units.ts';

/** Simple interest turned around: principal = interest for a year ÷ rate. */
export const calculator = defineCalculator({ interest: money(), months: quantity({ most: 1200 }), rate: percentage() }, ({ interest, months, rate }) => {
  const yearly = interest.times(12).div(months);
  return working([
    line('Interest for a year', `${asDollars(interest)} ÷ ${asNumber(months)} × 12`, yearly, dollars),
    result('loan', `${asDollars(interest)} ÷ ${asNumber(months)} × 12 ÷ ${asPercent(rate)}`, yearly.div(rate), dollars),
  ]);
});
