import { defineCalculator, money, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** Income if every unit were let and paid for, less vacancy and unpaid rent, plus other income. */
export const calculator = defineCalculator({ rent: money(), vacancy: percentage({ above: undefined, least: 0 }), other: moneyOrNone() }, ({ rent, vacancy, other }) => {
  const lost = cents(rent.times(vacancy));
  return working([
    result('lost', `${asDollars(rent)} × ${asPercent(vacancy)}`, lost, dollars),
    result('effective', `${asDollars(rent)} − ${asDollars(lost)} + ${asDollars(other)}`, rent.minus(lost).plus(other), dollars),
  ]);
});
