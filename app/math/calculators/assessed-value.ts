import { defineCalculator, money, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** Assessed value = market value × assessment ratio, less an exemption where the law grants one. */
export const calculator = defineCalculator({ value: money(), ratio: percentage(), exemption: moneyOrNone() }, ({ value, ratio, exemption }) => {
  const assessed = cents(value.times(ratio));
  if (exemption.gt(assessed)) return { field: 'exemption', problem: `Enter an exemption of ${asDollars(assessed)} or less, or 0: no more than that is assessed.` };
  return working([
    result('assessed', `${asDollars(value)} × ${asPercent(ratio)}`, assessed, dollars),
    result('taxable', `${asDollars(assessed)} − ${asDollars(exemption)}`, assessed.minus(exemption), dollars),
  ]);
});
