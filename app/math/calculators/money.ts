import { defineCalculator, line, money, moneyOrNone, percentage, result, working } from '../calculator.ts';
import { cents, Decimal } from '../decimal.ts';
import { asDollars, asPercent, dollars, percent } from '../units.ts';

/** By the slug of their formula in content/formulas/money.yaml. */
export const calculators = {
  /** Commission = sale price × rate. Definition of a percentage fee; no outside source. */
  commission: defineCalculator({ price: money(), rate: percentage() }, ({ price, rate }) =>
    working([result('commission', `${asDollars(price)} × ${asPercent(rate)}`, price.times(rate), dollars)]),
  ),
  /** The commission goes to the brokerages first; the agent gets a part of the own brokerage’s part. */
  'agents-share': defineCalculator(
    { price: money(), rate: percentage(), side: percentage(), split: percentage() },
    ({ price, rate, side, split }) => {
      const commission = cents(price.times(rate));
      const brokerage = cents(commission.times(side));
      const agent = cents(brokerage.times(split));
      return working([
        line('Total commission', `${asDollars(price)} × ${asPercent(rate)}`, commission, dollars),
        result('brokerage', `${asDollars(commission)} × ${asPercent(side)}`, brokerage, dollars),
        result('agent', `${asDollars(brokerage)} × ${asPercent(split)}`, agent, dollars),
        result('kept', `${asDollars(brokerage)} − ${asDollars(agent)}`, brokerage.minus(agent), dollars),
      ]);
    },
  ),
  /** The total of a percentage: part ÷ rate. */
  'price-from-a-commission': defineCalculator({ commission: money(), rate: percentage() }, ({ commission, rate }) =>
    working([result('price', `${asDollars(commission)} ÷ ${asPercent(rate)}`, commission.div(rate), dollars)]),
  ),
  /**
   * Price = (net + costs in dollars) ÷ (1 − commission rate): what is left after the commission is 100% less its rate.
   */
  'price-from-the-sellers-net': defineCalculator(
    { net: moneyOrNone(), rate: percentage({ most: 99 }), payoff: moneyOrNone(), costs: moneyOrNone() },
    ({ net, rate, payoff, costs }) => {
      const needed = net.plus(payoff).plus(costs);
      if (needed.eq(0)) return { field: 'net', problem: 'Enter what the seller wants to keep, like 285000.' };
      const left = Decimal(1).minus(rate);
      const price = cents(needed.div(left));
      return working([
        line(
          'Dollars the price has to leave',
          `${asDollars(net)} + ${asDollars(payoff)} + ${asDollars(costs)}`,
          needed,
          dollars,
        ),
        line('Part of the price that is left', `100% − ${asPercent(rate)}`, left, percent),
        result('price', `${asDollars(needed)} ÷ ${asPercent(left)}`, price, dollars),
        line('Check: the commission', `${asDollars(price)} × ${asPercent(rate)}`, price.times(rate), dollars),
      ]);
    },
  ),
  /** What a sale leaves: price − commission − loan payoff − other costs. Below zero, the seller has to bring money. */
  'sellers-net-proceeds': defineCalculator(
    { price: money(), rate: percentage({ above: undefined, least: 0 }), payoff: moneyOrNone(), costs: moneyOrNone() },
    ({ price, rate, payoff, costs }) => {
      const commission = cents(price.times(rate));
      return working([
        line('Commission', `${asDollars(price)} × ${asPercent(rate)}`, commission, dollars),
        result(
          'net',
          `${asDollars(price)} − ${asDollars(commission)} − ${asDollars(payoff)} − ${asDollars(costs)}`,
          price.minus(commission).minus(payoff).minus(costs),
          dollars,
        ),
      ]);
    },
  ),
  /** A change in percent of what was paid, never of what was received. */
  'profit-or-loss': defineCalculator({ paid: money(), sold: money() }, ({ paid, sold }) => {
    const change = sold.minus(paid);
    return working([
      result('change', `${asDollars(sold)} − ${asDollars(paid)}`, change, dollars),
      result('percent', `${asDollars(change)} ÷ ${asDollars(paid)}`, change.div(paid), percent),
    ]);
  }),
};
