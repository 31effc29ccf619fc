import { defineCalculator, money, moneyOrNone, result, working } from '../calculator.ts';
import { asDollars, dollars, percent } from '../units.ts';

/** Cash flow before income tax ÷ the cash the buyer put in. */
export const calculator = defineCalculator({ income: money(), debt: moneyOrNone(), cash: money() }, ({ income, debt, cash }) => {
  const flow = income.minus(debt);
  return working([
    result('flow', `${asDollars(income)} − ${asDollars(debt)}`, flow, dollars),
    result('return', `${asDollars(flow)} ÷ ${asDollars(cash)}`, flow.div(cash), percent),
  ]);
});
