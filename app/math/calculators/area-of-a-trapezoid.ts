import { defineCalculator, line, quantity, result, working } from '../calculator.ts';
import { asNumber, count, squareFeet } from '../units.ts';

/** The mean of the two parallel sides × the distance between them. */
export const calculator = defineCalculator({ first: quantity(), second: quantity(), height: quantity() }, ({ first, second, height }) => {
  const sum = first.plus(second);
  return working([
    line('Both parallel sides', `${asNumber(first)} ft + ${asNumber(second)} ft`, sum, count(2, 'ft')),
    result('area', `${asNumber(sum)} ft ÷ 2 × ${asNumber(height)} ft`, sum.times(height).div(2), squareFeet),
  ]);
});
