import { defineCalculator, line, money, quantity, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asNumber, count, dollars } from '../units.ts';

/** A mill is a tenth of a cent: $1 of tax for each $1,000 of taxable value. */
export const calculator = defineCalculator({ taxable: money(), mills: quantity({ most: 1000 }) }, ({ taxable, mills }) => {
  const tax = taxable.times(mills).div(1000);
  return working([
    line('Tax rate', `${asNumber(mills)} mills ÷ 1,000`, mills.div(1000), count(6)),
    result('tax', `${asDollars(taxable)} × ${asNumber(mills)} ÷ 1,000`, tax, dollars),
    result('month', `${asDollars(cents(tax))} ÷ 12`, cents(tax).div(12), dollars),
  ]);
});
