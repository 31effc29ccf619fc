import { choice, defineCalculator, line, money, moneyOrNone, result, working } from '../calculator.ts';
import { Decimal } from '../decimal.ts';
import { asDollars, asNumber, dollars, percent } from '../units.ts';

/** By the slug of their formula in content/formulas/ownership.yaml. */
export const calculators = {
  /** Market value − everything that is owed on the property; below zero the owner is under water. */
  equity: defineCalculator(
    { value: money(), first: moneyOrNone(), other: moneyOrNone() },
    ({ value, first, other }) => {
      const equity = value.minus(first).minus(other);
      return working([
        result('equity', `${asDollars(value)} − ${asDollars(first)} − ${asDollars(other)}`, equity, dollars),
        result('part', `${asDollars(equity)} ÷ ${asDollars(value)}`, equity.div(value), percent),
      ]);
    },
  ),
  /**
   * Gain = (price − selling costs) − adjusted basis; adjusted basis = cost + improvements − depreciation. Source: IRS
   * Publications 523 and 551.
   */
  'capital-gain': defineCalculator(
    { price: money(), selling: moneyOrNone(), cost: money(), improvements: moneyOrNone(), depreciation: moneyOrNone() },
    ({ price, selling, cost, improvements, depreciation }) => {
      const basis = cost.plus(improvements).minus(depreciation);
      const most = asDollars(cost.plus(improvements));
      if (basis.lt(0))
        return {
          field: 'depreciation',
          problem: `Enter depreciation of ${most} or less: a basis cannot fall below zero.`,
        };
      const realized = price.minus(selling);
      return working([
        result('basis', `${asDollars(cost)} + ${asDollars(improvements)} − ${asDollars(depreciation)}`, basis, dollars),
        line('Amount realized', `${asDollars(price)} − ${asDollars(selling)}`, realized, dollars),
        result('gain', `${asDollars(realized)} − ${asDollars(basis)}`, realized.minus(basis), dollars),
      ]);
    },
  ),
  /**
   * The straight line for a full year: building ÷ 27.5 years (residential rental) or 39 (nonresidential). Source: 26
   * USC 168(c); IRS Publication 946. Months in the first and last year are left out, as in exam questions.
   */
  'tax-depreciation': defineCalculator(
    {
      price: money(),
      land: moneyOrNone(),
      kind: choice({ residential: 'Residential rental: 27.5 years', other: 'Other business property: 39 years' }),
    },
    ({ price, land, kind }) => {
      if (land.gte(price))
        return {
          field: 'land',
          problem: 'Enter a land value below the price, like 55000: only the building is depreciated.',
        };
      const building = price.minus(land);
      const years = kind === 'residential' ? Decimal('27.5') : Decimal(39);
      return working([
        result('building', `${asDollars(price)} − ${asDollars(land)}`, building, dollars),
        result('year', `${asDollars(building)} ÷ ${asNumber(years)} years`, building.div(years), dollars),
      ]);
    },
  ),
};
