import { defineCalculator, line, money, result, working } from '../calculator.ts';
import { asDollars, asNumber, count, dollars } from '../units.ts';

/** A rate table’s factor is the monthly payment for each $1,000 of loan. */
export const calculator = defineCalculator({ loan: money(), factor: money({ most: 1000 }) }, ({ loan, factor }) => {
  const thousands = loan.div(1000);
  return working([
    line('Thousands of loan', `${asDollars(loan)} ÷ $1,000`, thousands, count(5)),
    result('payment', `${asNumber(thousands)} × ${asDollars(factor)}`, thousands.times(factor), dollars),
  ]);
});
