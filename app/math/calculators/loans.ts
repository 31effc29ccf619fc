import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asNumber, asPercent, counted, dollars, number, percent } from '../units.ts';

/** By the slug of their formula in content/formulas/loans.yaml. */
export const calculators = {
  /**
   * Loan ÷ the lower of price and appraised value. Source: CFPB, “What is a loan-to-value ratio”; Fannie Mae Selling
   * Guide B2-1.2-01.
   */
  'loan-to-value-ratio': defineCalculator(
    { loan: money(), price: money(), appraisal: money() },
    ({ loan, price, appraisal }) => {
      const value = price.lt(appraisal) ? price : appraisal;
      return working([
        line(
          'Value: the lower of price and appraisal',
          `${asDollars(price)} or ${asDollars(appraisal)}`,
          value,
          dollars,
        ),
        result('ratio', `${asDollars(loan)} ÷ ${asDollars(value)}`, loan.div(value), percent),
      ]);
    },
  ),
  /** The lender lends a part of the lower of price and appraisal; the buyer pays the rest of the price. */
  'down-payment': defineCalculator(
    { price: money(), appraisal: money(), ratio: percentage() },
    ({ price, appraisal, ratio }) => {
      const value = price.lt(appraisal) ? price : appraisal;
      const loan = cents(value.times(ratio));
      return working([
        line(
          'Value: the lower of price and appraisal',
          `${asDollars(price)} or ${asDollars(appraisal)}`,
          value,
          dollars,
        ),
        result('loan', `${asDollars(value)} × ${asPercent(ratio)}`, loan, dollars),
        result('down', `${asDollars(price)} − ${asDollars(loan)}`, price.minus(loan), dollars),
      ]);
    },
  ),
  /** Interest = principal × yearly rate × time in years, here in months. */
  'simple-interest': defineCalculator(
    { loan: money(), rate: percentage(), months: quantity({ most: 1200 }) },
    ({ loan, rate, months }) => {
      const yearly = loan.times(rate);
      return working([
        line('Interest for a year', `${asDollars(loan)} × ${asPercent(rate)}`, yearly, dollars),
        result(
          'interest',
          `${asDollars(loan)} × ${asPercent(rate)} × ${asNumber(months)} ÷ 12`,
          yearly.times(months).div(12),
          dollars,
        ),
      ]);
    },
  ),
  /** Simple interest turned around: principal = interest for a year ÷ rate. */
  'loan-from-interest': defineCalculator(
    { interest: money(), months: quantity({ most: 1200 }), rate: percentage() },
    ({ interest, months, rate }) => {
      const yearly = interest.times(12).div(months);
      return working([
        line('Interest for a year', `${asDollars(interest)} ÷ ${asNumber(months)} × 12`, yearly, dollars),
        result(
          'loan',
          `${asDollars(interest)} ÷ ${asNumber(months)} × 12 ÷ ${asPercent(rate)}`,
          yearly.div(rate),
          dollars,
        ),
      ]);
    },
  ),
  /** A point is 1% of the loan. Source: CFPB, “What are (discount) points and lender credits”. */
  'discount-points': defineCalculator({ loan: money(), points: quantity({ most: 20 }) }, ({ loan, points }) =>
    working([
      line('One point', `${asDollars(loan)} × 1%`, loan.div(100), dollars),
      result('cost', `${asDollars(loan)} × ${asNumber(points)} ÷ 100`, loan.times(points).div(100), dollars),
    ]),
  ),
  /**
   * The exam’s rule of thumb: each point raises the lender’s yield by about an eighth of a percent. No exact yield:
   * that depends on how long the loan lasts.
   */
  'points-and-yield': defineCalculator(
    { rate: percentage({ most: 30 }), points: quantity({ most: 20 }) },
    ({ rate, points }) => {
      const added = points.div(800);
      return working([
        line('Added to the yield', `${asNumber(points)} × 1/8%`, added, { ...percent, places: 6 }),
        result('yield', `${asPercent(rate)} + ${asPercent(added)}`, rate.plus(added), { ...percent, places: 6 }),
      ]);
    },
  ),
  /** Months until a saving has paid for its cost: cost ÷ monthly saving, a part of a month counting as a month. */
  'break-even-months': defineCalculator(
    { cost: money(), before: money(), after: money() },
    ({ cost, before, after }) => {
      if (after.gte(before))
        return {
          field: 'after',
          problem: 'Enter a new payment below the old one, like 1350: without a saving the cost is never earned back.',
        };
      const saving = before.minus(after);
      const exact = cost.div(saving);
      return working([
        result('saving', `${asDollars(before)} − ${asDollars(after)}`, saving, dollars),
        line('Cost divided by the saving', `${asDollars(cost)} ÷ ${asDollars(saving)}`, exact, number),
        result(
          'months',
          `${asNumber(exact.round(4, 3))}, up to a whole month`,
          exact.round(0, 3),
          counted(0, 'months', 'month'),
        ),
      ]);
    },
  ),
};
