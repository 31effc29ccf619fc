import { defineCalculator, line, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents, Decimal } from '../decimal.ts';
import { asDollars, asPercent, dollars, percent } from '../units.ts';

/** Price = (net + costs in dollars) ÷ (1 − commission rate): what is left after the commission is 100% less its rate. */
export const calculator = defineCalculator({ net: moneyOrNone(), rate: percentage({ most: 99 }), payoff: moneyOrNone(), costs: moneyOrNone() }, ({ net, rate, payoff, costs }) => {
  const needed = net.plus(payoff).plus(costs);
  if (needed.eq(0)) return { field: 'net', problem: 'Enter what the seller wants to keep, like 285000.' };
  const left = Decimal(1).minus(rate);
  const price = cents(needed.div(left));
  return working([
    line('Dollars the price has to leave', `${asDollars(net)} + ${asDollars(payoff)} + ${asDollars(costs)}`, needed, dollars),
    line('Part of the price that is left', `100% − ${asPercent(rate)}`, left, percent),
    result('price', `${asDollars(needed)} ÷ ${asPercent(left)}`, price, dollars),
    line('Check: the commission', `${asDollars(price)} × ${asPercent(rate)}`, price.times(rate), dollars),
  ]);
});
