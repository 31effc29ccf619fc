import { defineCalculator, line, money, moneyOrNone, result, working } from '../calculator.ts';
import { asDollars, dollars, percent } from '../units.ts';

/** The part of potential gross income that expenses and loan payments take: the occupancy at which cash flow is zero. */
export const calculator = defineCalculator({ expenses: money(), debt: moneyOrNone(), potential: money() }, ({ expenses, debt, potential }) => {
  const costs = expenses.plus(debt);
  return working([
    line('Costs that have to be met', `${asDollars(expenses)} + ${asDollars(debt)}`, costs, dollars),
    result('ratio', `${asDollars(costs)} ÷ ${asDollars(potential)}`, costs.div(potential), percent),
  ]);
});
