import { defineCalculator, line, percentage, quantity, result, working } from '../calculator.ts';
import { Decimal } from '../decimal.ts';
import { asNumber, asPercent, count, number, squareFeet } from '../units.ts';

/** Whole lots that fit in what streets and open land leave of a tract. Shape is not considered, as in exam questions. */
export const calculator = defineCalculator({ tract: quantity({ most: 100_000 }), taken: percentage({ above: undefined, least: 0, most: 99 }), lot: quantity({ most: 100_000_000 }) }, ({ tract, taken, lot }) => {
  const feet = tract.times(43560);
  const left = feet.times(Decimal(1).minus(taken));
  return working([
    line('Tract', `${asNumber(tract)} acres × 43,560`, feet, squareFeet),
    line('Left for lots', `${asNumber(feet)} sq ft × ${asPercent(Decimal(1).minus(taken))}`, left, squareFeet),
    line('Divided by the lot', `${asNumber(left)} sq ft ÷ ${asNumber(lot)} sq ft`, left.div(lot), number),
    result('lots', `${asNumber(left.div(lot).round(2, 0))}, down to whole lots`, left.div(lot).round(0, 0), count(0, 'lots', 'lot')),
  ]);
});
