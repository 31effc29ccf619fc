import { defineCalculator, quantity, result, working } from '../calculator.ts';
import { asNumber, count } from '../units.ts';

/** Length × width × height; 27 cubic feet are a cubic yard. */
export const calculator = defineCalculator({ length: quantity(), width: quantity(), height: quantity() }, ({ length, width, height }) => {
  const volume = length.times(width).times(height);
  return working([
    result('feet', `${asNumber(length)} ft × ${asNumber(width)} ft × ${asNumber(height)} ft`, volume, count(2, 'cu ft')),
    result('yards', `${asNumber(volume)} cu ft ÷ 27`, volume.div(27), count(2, 'cu yd')),
  ]);
});
