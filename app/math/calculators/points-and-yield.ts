import { defineCalculator, line, percentage, quantity, result, working } from '../calculator.ts';
import { asNumber, asPercent, percent } from '../units.ts';

/** The exam’s rule of thumb: each point raises the lender’s yield by about an eighth of a percent. No exact yield: that depends on how long the loan lasts. */
export const calculator = defineCalculator({ rate: percentage({ most: 30 }), points: quantity({ most: 20 }) }, ({ rate, points }) => {
  const added = points.div(800);
  return working([
    line('Added to the yield', `${asNumber(points)} × 1/8%`, added, { ...percent, places: 6 }),
    result('yield', `${asPercent(rate)} + ${asPercent(added)}`, rate.plus(added), { ...percent, places: 6 }),
  ]);
});
