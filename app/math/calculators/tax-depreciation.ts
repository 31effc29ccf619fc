import { choice, defineCalculator, money, moneyOrNone, result, working } from '../calculator.ts';
import { Decimal } from '../decimal.ts';
import { asDollars, asNumber, dollars } from '../units.ts';

/** The straight line for a full year: building ÷ 27.5 years (residential rental) or 39 (nonresidential). Source: 26 USC 168(c); IRS Publication 946. Months in the first and last year are left out, as in exam questions. */
export const calculator = defineCalculator({ price: money(), land: moneyOrNone(), kind: choice({ residential: 'Residential rental: 27.5 years', other: 'Other business property: 39 years' }) }, ({ price, land, kind }) => {
  if (land.gte(price)) return { field: 'land', problem: 'Enter a land value below the price, like 55000: only the building is depreciated.' };
  const building = price.minus(land);
  const years = kind === 'residential' ? Decimal('27.5') : Decimal(39);
  return working([
    result('building', `${asDollars(price)} − ${asDollars(land)}`, building, dollars),
    result('year', `${asDollars(building)} ÷ ${asNumber(years)} years`, building.div(years), dollars),
  ]);
});
