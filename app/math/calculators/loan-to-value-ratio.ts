import { defineCalculator, line, money, result, working } from '../calculator.ts';
import { asDollars, dollars, percent } from '../units.ts';

/** Loan ÷ the lower of price and appraised value. Source: CFPB, “What is a loan-to-value ratio”; Fannie Mae Selling Guide B2-1.2-01. */
export const calculator = defineCalculator({ loan: money(), price: money(), appraisal: money() }, ({ loan, price, appraisal }) => {
  const value = price.lt(appraisal) ? price : appraisal;
  return working([
    line('Value: the lower of price and appraisal', `${asDollars(price)} or ${asDollars(appraisal)}`, value, dollars),
    result('ratio', `${asDollars(loan)} ÷ ${asDollars(value)}`, loan.div(value), percent),
  ]);
});
