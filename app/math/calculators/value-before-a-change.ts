import { defineCalculator, line, money, percentage, result, working } from '../calculator.ts';
import { asDollars, asPercent, dollars, percent } from '../units.ts';

/** The earlier value is the total of which the present one is 100% plus or minus the change: divide, never multiply. */
export const calculator = defineCalculator({ value: money(), rate: percentage({ above: -100, most: 10_000 }) }, ({ value, rate }) => {
  const part = rate.plus(1);
  return working([
    line('The present value in percent of the earlier', `100% ${rate.lt(0) ? '−' : '+'} ${asPercent(rate.abs())}`, part, { ...percent, places: 6 }),
    result('before', `${asDollars(value)} ÷ ${asPercent(part)}`, value.div(part), dollars),
  ]);
});
