import { defineCalculator, line, money, moneyOrNone, percentage, quantity, result, working } from '../calculator.ts';
import { cents, power } from '../decimal.ts';
import { multiplierWorking } from '../multiplier-working.ts';
import { asDollars, asNumber, asPercent, dollars, percent } from '../units.ts';

/** By the slug of their formula in content/formulas/value.yaml. */
export const calculators = {
  /** Value × (1 + rate) for each year, each year’s change on the year before. A loss of value is a rate below zero. */
  appreciation: defineCalculator(
    { value: money(), rate: percentage({ above: -100 }), years: quantity({ most: 100, whole: true }) },
    ({ value, rate, years }) => {
      const growth = power(rate.plus(1), Number(years));
      const after = cents(value.times(growth));
      return working([
        line('Part kept each year', `100% ${rate.lt(0) ? '−' : '+'} ${asPercent(rate.abs())}`, rate.plus(1), {
          ...percent,
          places: 6,
        }),
        result(
          'after',
          `${asDollars(value)} × ${asPercent(rate.plus(1))}${years.eq(1) ? '' : `, ${asNumber(years)} times over`}`,
          after,
          dollars,
        ),
        result('change', `${asDollars(after)} − ${asDollars(value)}`, after.minus(value), dollars),
      ]);
    },
  ),
  /**
   * The earlier value is the total of which the present one is 100% plus or minus the change: divide, never multiply.
   */
  'value-before-a-change': defineCalculator(
    { value: money(), rate: percentage({ above: -100, most: 10_000 }) },
    ({ value, rate }) => {
      const part = rate.plus(1);
      return working([
        line(
          'The present value in percent of the earlier',
          `100% ${rate.lt(0) ? '−' : '+'} ${asPercent(rate.abs())}`,
          part,
          { ...percent, places: 6 },
        ),
        result('before', `${asDollars(value)} ÷ ${asPercent(part)}`, value.div(part), dollars),
      ]);
    },
  ),
  /** The appraiser’s straight line: effective age ÷ economic life × cost new; never more than the cost. */
  'age-life-depreciation': defineCalculator(
    { cost: money(), age: quantity({ above: undefined, least: 0, most: 500 }), life: quantity({ most: 500 }) },
    ({ cost, age, life }) => {
      if (age.gt(life))
        return {
          field: 'age',
          problem:
            `Enter an effective age of ${asNumber(life)} years or less: after its economic life a building has no ` +
            'value left to lose.',
        };
      const lost = cents(cost.times(age).div(life));
      return working([
        line('Part lost', `${asNumber(age)} years ÷ ${asNumber(life)} years`, age.div(life), percent),
        result('depreciation', `${asDollars(cost)} × ${asNumber(age)} ÷ ${asNumber(life)}`, lost, dollars),
        result('left', `${asDollars(cost)} − ${asDollars(lost)}`, cost.minus(lost), dollars),
      ]);
    },
  ),
  /** Value = cost new of the building − depreciation + land; land is never depreciated. */
  'cost-approach': defineCalculator(
    {
      area: quantity({ most: 100_000_000 }),
      unit: money({ most: 100_000 }),
      depreciation: percentage({ above: undefined, least: 0 }),
      land: moneyOrNone(),
    },
    ({ area, unit, depreciation, land }) => {
      const cost = cents(area.times(unit));
      const lost = cents(cost.times(depreciation));
      return working([
        result('cost', `${asNumber(area)} sq ft × ${asDollars(unit)}`, cost, dollars),
        result('lost', `${asDollars(cost)} × ${asPercent(depreciation)}`, lost, dollars),
        result(
          'value',
          `${asDollars(cost)} − ${asDollars(lost)} + ${asDollars(land)}`,
          cost.minus(lost).plus(land),
          dollars,
        ),
      ]);
    },
  ),
  /** The comparable is changed to be like the subject: what it has better is taken off, what it lacks is added. */
  'comparable-adjustment': defineCalculator(
    { price: money(), better: moneyOrNone(), lacks: moneyOrNone() },
    ({ price, better, lacks }) => {
      const net = lacks.minus(better);
      return working([
        result('net', `${asDollars(lacks)} − ${asDollars(better)}`, net, dollars),
        result(
          'adjusted',
          `${asDollars(price)} + ${asDollars(lacks)} − ${asDollars(better)}`,
          price.plus(net),
          dollars,
        ),
      ]);
    },
  ),
  /** Price ÷ gross monthly rent of a sold property; its product with the subject’s rent is a value. */
  'gross-rent-multiplier': defineCalculator(
    { price: money(), rent: money(), subject: money() },
    ({ price, rent, subject }) => multiplierWorking(price, rent, subject),
  ),
  /** Price ÷ gross yearly income of a sold property; its product with the subject’s income is a value. */
  'gross-income-multiplier': defineCalculator(
    { price: money(), income: money(), subject: money() },
    ({ price, income, subject }) => multiplierWorking(price, income, subject),
  ),
};
