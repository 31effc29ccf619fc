import { defineCalculator, money, percentage, result, working } from '../calculator.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** Value = net operating income ÷ rate. */
export const calculator = defineCalculator({ income: money(), rate: percentage() }, ({ income, rate }) => working([
  result('value', `${asDollars(income)} ÷ ${asPercent(rate)}`, income.div(rate), dollars),
]));
