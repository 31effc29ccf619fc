import { defineCalculator, money, percentage, result, working } from '../calculator.ts';
import { asDollars, asPercent, dollars } from '../units.ts';

/** The total of a percentage: part ÷ rate. */
export const calculator = defineCalculator({ commission: money(), rate: percentage() }, ({ commission, rate }) => working([
  result('price', `${asDollars(commission)} ÷ ${asPercent(rate)}`, commission.div(rate), dollars),
]));
