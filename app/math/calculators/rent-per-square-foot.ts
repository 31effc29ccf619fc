import { defineCalculator, money, quantity, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asNumber, dollars } from '../units.ts';

/** Commercial rent is quoted a square foot a year; a month is a twelfth. */
export const calculator = defineCalculator({ area: quantity({ most: 100_000_000 }), rent: money({ most: 100_000 }) }, ({ area, rent }) => {
  const year = cents(area.times(rent));
  return working([
    result('year', `${asNumber(area)} sq ft × ${asDollars(rent)}`, year, dollars),
    result('month', `${asDollars(year)} ÷ 12`, year.div(12), dollars),
  ]);
});
