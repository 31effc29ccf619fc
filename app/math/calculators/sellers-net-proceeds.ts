import { defineCalculator, line, money, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** What a sale leaves: price − commission − loan payoff − other costs. Below zero, the seller has to bring money. */
export const calculator = defineCalculator({ price: money(), rate: percentage({ above: undefined, least: 0 }), payoff: moneyOrNone(), costs: moneyOrNone() }, ({ price, rate, payoff, costs }) => {
  const commission = cents(price.times(rate));
  return working([
    line('Commission', `${asDollars(price)} × ${asPercent(rate)}`, commission, dollars),
    result('net', `${asDollars(price)} − ${asDollars(commission)} − ${asDollars(payoff)} − ${asDollars(costs)}`, price.minus(commission).minus(payoff).minus(costs), dollars),
  ]);
});
