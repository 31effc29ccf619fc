import { defineCalculator, line, money, moneyOrNone, percentage, quantity, result, working } from '../calculator.ts';
import { cents, Decimal } from '../decimal.ts';
import { asDollars, asNumber, asPercent, dollars, number, percent } from '../units.ts';

/** By the slug of their formula in content/formulas/income.yaml. */
export const calculators = {
  /** Income if every unit were let and paid for, less vacancy and unpaid rent, plus other income. */
  'effective-gross-income': defineCalculator(
    { rent: money(), vacancy: percentage({ above: undefined, least: 0 }), other: moneyOrNone() },
    ({ rent, vacancy, other }) => {
      const lost = cents(rent.times(vacancy));
      return working([
        result('lost', `${asDollars(rent)} × ${asPercent(vacancy)}`, lost, dollars),
        result(
          'effective',
          `${asDollars(rent)} − ${asDollars(lost)} + ${asDollars(other)}`,
          rent.minus(lost).plus(other),
          dollars,
        ),
      ]);
    },
  ),
  /**
   * Effective gross income − operating expenses. Debt service, income tax, depreciation and capital improvements are no
   * operating expenses.
   */
  'net-operating-income': defineCalculator({ effective: money(), expenses: moneyOrNone() }, ({ effective, expenses }) =>
    working([
      result('noi', `${asDollars(effective)} − ${asDollars(expenses)}`, effective.minus(expenses), dollars),
      result('ratio', `${asDollars(expenses)} ÷ ${asDollars(effective)}`, expenses.div(effective), percent),
    ]),
  ),
  /** Rate = net operating income ÷ value. Source: the direct capitalization formula (IRV) of every appraisal text. */
  'capitalization-rate': defineCalculator({ income: money(), value: money() }, ({ income, value }) =>
    working([result('rate', `${asDollars(income)} ÷ ${asDollars(value)}`, income.div(value), percent)]),
  ),
  /** Value = net operating income ÷ rate. */
  'value-from-income': defineCalculator({ income: money(), rate: percentage() }, ({ income, rate }) =>
    working([result('value', `${asDollars(income)} ÷ ${asPercent(rate)}`, income.div(rate), dollars)]),
  ),
  /** Net operating income = value × rate. */
  'income-from-value': defineCalculator({ value: money(), rate: percentage() }, ({ value, rate }) =>
    working([
      result('income', `${asDollars(value)} × ${asPercent(rate)}`, value.times(rate), dollars),
      result('month', `${asDollars(cents(value.times(rate)))} ÷ 12`, cents(value.times(rate)).div(12), dollars),
    ]),
  ),
  /** Cash flow before income tax ÷ the cash the buyer put in. */
  'cash-on-cash-return': defineCalculator(
    { income: money(), debt: moneyOrNone(), cash: money() },
    ({ income, debt, cash }) => {
      const flow = income.minus(debt);
      return working([
        result('flow', `${asDollars(income)} − ${asDollars(debt)}`, flow, dollars),
        result('return', `${asDollars(flow)} ÷ ${asDollars(cash)}`, flow.div(cash), percent),
      ]);
    },
  ),
  /** Net operating income ÷ the year’s loan payments. */
  'debt-service-coverage': defineCalculator({ income: money(), debt: money() }, ({ income, debt }) =>
    working([result('ratio', `${asDollars(income)} ÷ ${asDollars(debt)}`, income.div(debt), number)]),
  ),
  /**
   * The part of potential gross income that expenses and loan payments take: the occupancy at which cash flow is zero.
   */
  'break-even-ratio': defineCalculator(
    { expenses: money(), debt: moneyOrNone(), potential: money() },
    ({ expenses, debt, potential }) => {
      const costs = expenses.plus(debt);
      return working([
        line('Costs that have to be met', `${asDollars(expenses)} + ${asDollars(debt)}`, costs, dollars),
        result('ratio', `${asDollars(costs)} ÷ ${asDollars(potential)}`, costs.div(potential), percent),
      ]);
    },
  ),
  /** Commercial rent is quoted a square foot a year; a month is a twelfth. */
  'rent-per-square-foot': defineCalculator(
    { area: quantity({ most: 100_000_000 }), rent: money({ most: 100_000 }) },
    ({ area, rent }) => {
      const year = cents(area.times(rent));
      return working([
        result('year', `${asNumber(area)} sq ft × ${asDollars(rent)}`, year, dollars),
        result('month', `${asDollars(year)} ÷ 12`, year.div(12), dollars),
      ]);
    },
  ),
  /** Base rent and a percent of sales above a threshold; sales below it add nothing. */
  'percentage-lease': defineCalculator(
    { base: moneyOrNone(), sales: moneyOrNone(), threshold: moneyOrNone(), rate: percentage() },
    ({ base, sales, threshold, rate }) => {
      const above = sales.gt(threshold) ? sales.minus(threshold) : Decimal(0);
      const yearly = base.times(12);
      const extra = cents(above.times(rate));
      return working([
        line('Base rent for a year', `${asDollars(base)} × 12`, yearly, dollars),
        line(
          'Sales above the threshold',
          above.eq(0)
            ? `${asDollars(sales)} is not above ${asDollars(threshold)}`
            : `${asDollars(sales)} − ${asDollars(threshold)}`,
          above,
          dollars,
        ),
        result('extra', `${asDollars(above)} × ${asPercent(rate)}`, extra, dollars),
        result('total', `${asDollars(yearly)} + ${asDollars(extra)}`, yearly.plus(extra), dollars),
      ]);
    },
  ),
};
