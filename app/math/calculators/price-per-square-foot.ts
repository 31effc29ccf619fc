import { defineCalculator, money, quantity, result, working } from '../calculator.ts';
import { asDollars, asNumber, dollars } from '../units.ts';

/** Price ÷ area, and what another area is worth at that figure. */
export const calculator = defineCalculator({ price: money(), area: quantity({ most: 100_000_000 }), other: quantity({ most: 100_000_000 }) }, ({ price, area, other }) => {
  const unit = price.div(area);
  return working([
    result('unit', `${asDollars(price)} ÷ ${asNumber(area)} sq ft`, unit, dollars),
    result('value', `${asDollars(price)} ÷ ${asNumber(area)} × ${asNumber(other)}`, unit.times(other), dollars),
  ]);
});
