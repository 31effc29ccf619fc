import { defineCalculator, money, percentage, result, working } from '../calculator.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** Commission = sale price × rate. Definition of a percentage fee; no outside source. */
export const calculator = defineCalculator({ price: money(), rate: percentage() }, ({ price, rate }) => working([
  result('commission', `${asDollars(price)} × ${asPercent(rate)}`, price.times(rate), dollars),
]));
