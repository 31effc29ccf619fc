import { defineCalculator, money, moneyOrNone, result, working } from '../calculator.ts';
import { asDollars, dollars, percent } from '../units.ts';

/** Effective gross income − operating expenses. Debt service, income tax, depreciation and capital improvements are no operating expenses. */
export const calculator = defineCalculator({ effective: money(), expenses: moneyOrNone() }, ({ effective, expenses }) => working([
  result('noi', `${asDollars(effective)} − ${asDollars(expenses)}`, effective.minus(expenses), dollars),
  result('ratio', `${asDollars(expenses)} ÷ ${asDollars(effective)}`, expenses.div(effective), percent),
]));
