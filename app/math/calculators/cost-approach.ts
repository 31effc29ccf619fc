import { defineCalculator, money, moneyOrNone, percentage, quantity, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asNumber, asPercent, dollars } from '../units.ts';

/** Value = cost new of the building − depreciation + land; land is never depreciated. */
export const calculator = defineCalculator({ area: quantity({ most: 100_000_000 }), unit: money({ most: 100_000 }), depreciation: percentage({ above: undefined, least: 0 }), land: moneyOrNone() }, ({ area, unit, depreciation, land }) => {
  const cost = cents(area.times(unit));
  const lost = cents(cost.times(depreciation));
  return working([
    result('cost', `${asNumber(area)} sq ft × ${asDollars(unit)}`, cost, dollars),
    result('lost', `${asDollars(cost)} × ${asPercent(depreciation)}`, lost, dollars),
    result('value', `${asDollars(cost)} − ${asDollars(lost)} + ${asDollars(land)}`, cost.minus(lost).plus(land), dollars),
  ]);
});
