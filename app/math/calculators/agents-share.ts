import { defineCalculator, line, money, percentage, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** The commission goes to the brokerages first; the agent gets a part of the own brokerage’s part. */
export const calculator = defineCalculator({ price: money(), rate: percentage(), side: percentage(), split: percentage() }, ({ price, rate, side, split }) => {
  const commission = cents(price.times(rate));
  const brokerage = cents(commission.times(side));
  const agent = cents(brokerage.times(split));
  return working([
    line('Total commission', `${asDollars(price)} × ${asPercent(rate)}`, commission, dollars),
    result('brokerage', `${asDollars(commission)} × ${asPercent(side)}`, brokerage, dollars),
    result('agent', `${asDollars(brokerage)} × ${asPercent(split)}`, agent, dollars),
    result('kept', `${asDollars(brokerage)} − ${asDollars(agent)}`, brokerage.minus(agent), dollars),
  ]);
});
