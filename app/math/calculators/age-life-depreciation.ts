import { defineCalculator, line, money, quantity, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asNumber, dollars, percent } from '../units.ts';

/** The appraiser’s straight line: effective age ÷ economic life × cost new; never more than the cost. */
export const calculator = defineCalculator({ cost: money(), age: quantity({ above: undefined, least: 0, most: 500 }), life: quantity({ most: 500 }) }, ({ cost, age, life }) => {
  if (age.gt(life)) return { field: 'age', problem: `Enter an effective age of ${asNumber(life)} years or less: after its economic life a building has no value left to lose.` };
  const lost = cents(cost.times(age).div(life));
  return working([
    line('Part lost', `${asNumber(age)} years ÷ ${asNumber(life)} years`, age.div(life), percent),
    result('depreciation', `${asDollars(cost)} × ${asNumber(age)} ÷ ${asNumber(life)}`, lost, dollars),
    result('left', `${asDollars(cost)} − ${asDollars(lost)}`, cost.minus(lost), dollars),
  ]);
});
