import { defineCalculator, money, result, working } from '../calculator.ts';
import { asDollars, number } from '../units.ts';

/** Net operating income ÷ the year’s loan payments. */
export const calculator = defineCalculator({ income: money(), debt: money() }, ({ income, debt }) => working([
  result('ratio', `${asDollars(income)} ÷ ${asDollars(debt)}`, income.div(debt), number),
]));
