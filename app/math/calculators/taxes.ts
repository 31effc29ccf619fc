import { defineCalculator, line, money, moneyOrNone, percentage, quantity, result, working } from '../calculator.ts';
import { cents } from '../decimal.ts';
import { asDollars, asNumber, asPercent, counted, dollars, number } from '../units.ts';

/** By the slug of their formula in content/formulas/taxes.yaml. */
export const calculators = {
  /** Assessed value = market value × assessment ratio, less an exemption where the law grants one. */
  'assessed-value': defineCalculator(
    { value: money(), ratio: percentage(), exemption: moneyOrNone() },
    ({ value, ratio, exemption }) => {
      const assessed = cents(value.times(ratio));
      if (exemption.gt(assessed))
        return {
          field: 'exemption',
          problem: `Enter an exemption of ${asDollars(assessed)} or less, or 0: no more than that is assessed.`,
        };
      return working([
        result('assessed', `${asDollars(value)} × ${asPercent(ratio)}`, assessed, dollars),
        result('taxable', `${asDollars(assessed)} − ${asDollars(exemption)}`, assessed.minus(exemption), dollars),
      ]);
    },
  ),
  /** A mill is a tenth of a cent: $1 of tax for each $1,000 of taxable value. */
  'property-tax': defineCalculator({ taxable: money(), mills: quantity({ most: 1000 }) }, ({ taxable, mills }) => {
    const tax = taxable.times(mills).div(1000);
    return working([
      line('Tax rate', `${asNumber(mills)} mills ÷ 1,000`, mills.div(1000), counted(6)),
      result('tax', `${asDollars(taxable)} × ${asNumber(mills)} ÷ 1,000`, tax, dollars),
      result('month', `${asDollars(cents(tax))} ÷ 12`, cents(tax).div(12), dollars),
    ]);
  }),
  /** A tax for each unit of price “or fraction of it”: a part of a unit counts as a whole one. */
  'transfer-tax': defineCalculator(
    { price: money(), unit: money(), tax: money({ most: 100_000 }) },
    ({ price, unit, tax }) => {
      const units = price.div(unit);
      const whole = units.round(0, 3);
      return working([
        line('Units in the price', `${asDollars(price)} ÷ ${asDollars(unit)}`, units, number),
        line(
          'Units that count',
          `${asNumber(units.round(4, 3))}, up to a whole unit`,
          whole,
          counted(0, 'units', 'unit'),
        ),
        result('total', `${asNumber(whole)} × ${asDollars(tax)}`, whole.times(tax), dollars),
      ]);
    },
  ),
};
