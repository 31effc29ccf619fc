import { defineCalculator, line, quantity, result, working } from '../calculator.ts';
import { asNumber, squareFeet } from '../units.ts';

/** Half of base × height, the height at a right angle to the base. */
export const calculator = defineCalculator({ base: quantity(), height: quantity() }, ({ base, height }) => working([
  line('Base × height', `${asNumber(base)} ft × ${asNumber(height)} ft`, base.times(height), squareFeet),
  result('area', `${asNumber(base)} ft × ${asNumber(height)} ft ÷ 2`, base.times(height).div(2), squareFeet),
]));
