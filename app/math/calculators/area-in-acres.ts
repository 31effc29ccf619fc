import { defineCalculator, line, quantity, result, working } from '../calculator.ts';
import { acres, asNumber, squareFeet } from '../units.ts';

/** 43,560 square feet are an acre. Source: NIST Handbook 44, appendix C. */
export const calculator = defineCalculator({ length: quantity(), width: quantity() }, ({ length, width }) => {
  const area = length.times(width);
  return working([
    line('Area', `${asNumber(length)} ft × ${asNumber(width)} ft`, area, squareFeet),
    result('acres', `${asNumber(area)} sq ft ÷ 43,560`, area.div(43560), acres),
  ]);
});
