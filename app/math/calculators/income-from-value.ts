import { defineCalculator, money, percentage, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** Net operating income = value × rate. */
export const calculator = defineCalculator({ value: money(), rate: percentage() }, ({ value, rate }) => working([
  result('income', `${asDollars(value)} × ${asPercent(rate)}`, value.times(rate), dollars),
  result('month', `${asDollars(cents(value.times(rate)))} ÷ 12`, cents(value.times(rate)).div(12), dollars),
]));
