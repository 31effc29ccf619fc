import { type Working, result, working } from './calculator.ts';
import type { Decimal } from './decimal.ts';
import { asDollars, dollars, number } from './units.ts';

/** A multiplier from one sale, and the value it gives for another income. The value uses the multiplier unrounded. */
export function multiplierWorking(price: Decimal, income: Decimal, subject: Decimal): Working {
  const multiplier = price.div(income);
  return working([
    result('multiplier', `${asDollars(price)} ÷ ${asDollars(income)}`, multiplier, number),
    result(
      'value',
      `${asDollars(price)} ÷ ${asDollars(income)} × ${asDollars(subject)}`,
      multiplier.times(subject),
      dollars,
    ),
  ]);
}
