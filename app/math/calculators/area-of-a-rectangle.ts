import { defineCalculator, quantity, result, working } from '../calculator.ts';
import { asNumber, count, squareFeet } from '../units.ts';

/** Length × width; 9 square feet are a square yard. */
export const calculator = defineCalculator({ length: quantity(), width: quantity() }, ({ length, width }) => {
  const area = length.times(width);
  return working([
    result('area', `${asNumber(length)} ft × ${asNumber(width)} ft`, area, squareFeet),
    result('yards', `${asNumber(area)} sq ft ÷ 9`, area.div(9), count(2, 'sq yd')),
  ]);
});
