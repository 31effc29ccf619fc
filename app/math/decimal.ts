import BigJs, { type Big } from 'big.js';

/** A decimal number of any size, exact but for division (40 digits after the point). Docs: docs/decisions/0017. */
export type Decimal = Big;
export const Decimal = BigJs();
Decimal.DP = 40;
Decimal.RM = 1;

/**
 * Half a cent counts as a cent, as exams and settlement statements round; half a cent below zero rounds away from zero
 * too.
 */
export const cents = (dollars: Decimal): Decimal => dollars.round(2, 1);

/**
 * `base` to a whole power, by squaring. Every product is cut to 40 digits after the point: exact powers of a rate with
 * 40 digits would have 14,400 of them after 360 months, for a result that is rounded to the cent.
 */
export function power(base: Decimal, exponent: number): Decimal {
  let result = Decimal(1);
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result.times(square).round(40);
    if (left > 1) square = square.times(square).round(40);
  }
  return result;
}
