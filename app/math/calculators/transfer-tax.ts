import { defineCalculator, line, money, result, working } from '../calculator.ts';
import { asDollars, asNumber, count, dollars, number } from '../units.ts';

/** A tax for each unit of price “or fraction of it”: a part of a unit counts as a whole one. */
export const calculator = defineCalculator({ price: money(), unit: money(), tax: money({ most: 100_000 }) }, ({ price, unit, tax }) => {
  const units = price.div(unit);
  const counted = units.round(0, 3);
  return working([
    line('Units in the price', `${asDollars(price)} ÷ ${asDollars(unit)}`, units, number),
    line('Units that count', `${asNumber(units.round(4, 3))}, up to a whole unit`, counted, count(0, 'units', 'unit')),
    result('total', `${asNumber(counted)} × ${asDollars(tax)}`, counted.times(tax), dollars),
  ]);
});
