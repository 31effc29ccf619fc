import { defineCalculator, line, money, percentage, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** The lender lends a part of the lower of price and appraisal; the buyer pays the rest of the price. */
export const calculator = defineCalculator({ price: money(), appraisal: money(), ratio: percentage() }, ({ price, appraisal, ratio }) => {
  const value = price.lt(appraisal) ? price : appraisal;
  const loan = cents(value.times(ratio));
  return working([
    line('Value: the lower of price and appraisal', `${asDollars(price)} or ${asDollars(appraisal)}`, value, dollars),
    result('loan', `${asDollars(value)} × ${asPercent(ratio)}`, loan, dollars),
    result('down', `${asDollars(price)} − ${asDollars(loan)}`, price.minus(loan), dollars),
  ]);
});
