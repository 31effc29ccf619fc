import { defineCalculator, money, result, working } from '../calculator.ts';
import { asDollars, percent } from '../units.ts';

/** Rate = net operating income ÷ value. Source: the direct capitalization formula (IRV) of every appraisal text. */
export const calculator = defineCalculator({ income: money(), value: money() }, ({ income, value }) => working([
  result('rate', `${asDollars(income)} ÷ ${asDollars(value)}`, income.div(value), percent),
]));
