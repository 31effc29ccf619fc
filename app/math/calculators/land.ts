import { defineCalculator, line, money, percentage, quantity, result, working } from '../calculator.ts';
import { Decimal } from '../decimal.ts';
import { type Piece, readDescription, sectionAcres } from '../legal-description.ts';
import { acres, asDollars, asNumber, asPercent, counted, dollars, number, squareFeet } from '../units.ts';

const division = ({ parts }: Piece): string => ['640', ...parts.toReversed().map(({ divisor }) => divisor)].join(' ÷ ');

/** By the slug of their formula in content/formulas/land.yaml. */
export const calculators = {
  /** Length × width; 9 square feet are a square yard. */
  'area-of-a-rectangle': defineCalculator({ length: quantity(), width: quantity() }, ({ length, width }) => {
    const area = length.times(width);
    return working([
      result('area', `${asNumber(length)} ft × ${asNumber(width)} ft`, area, squareFeet),
      result('yards', `${asNumber(area)} sq ft ÷ 9`, area.div(9), counted(2, 'sq yd')),
    ]);
  }),
  /** Half of base × height, the height at a right angle to the base. */
  'area-of-a-triangle': defineCalculator({ base: quantity(), height: quantity() }, ({ base, height }) =>
    working([
      line('Base × height', `${asNumber(base)} ft × ${asNumber(height)} ft`, base.times(height), squareFeet),
      result('area', `${asNumber(base)} ft × ${asNumber(height)} ft ÷ 2`, base.times(height).div(2), squareFeet),
    ]),
  ),
  /** The mean of the two parallel sides × the distance between them. */
  'area-of-a-trapezoid': defineCalculator(
    { first: quantity(), second: quantity(), height: quantity() },
    ({ first, second, height }) => {
      const sum = first.plus(second);
      return working([
        line('Both parallel sides', `${asNumber(first)} ft + ${asNumber(second)} ft`, sum, counted(2, 'ft')),
        result('area', `${asNumber(sum)} ft ÷ 2 × ${asNumber(height)} ft`, sum.times(height).div(2), squareFeet),
      ]);
    },
  ),
  /** 43,560 square feet are an acre. Source: NIST Handbook 44, appendix C. */
  'area-in-acres': defineCalculator({ length: quantity(), width: quantity() }, ({ length, width }) => {
    const area = length.times(width);
    return working([
      line('Area', `${asNumber(length)} ft × ${asNumber(width)} ft`, area, squareFeet),
      result('acres', `${asNumber(area)} sq ft ÷ 43,560`, area.div(43560), acres),
    ]);
  }),
  /** Length × width × height; 27 cubic feet are a cubic yard. */
  'cubic-volume': defineCalculator(
    { length: quantity(), width: quantity(), height: quantity() },
    ({ length, width, height }) => {
      const volume = length.times(width).times(height);
      return working([
        result(
          'feet',
          `${asNumber(length)} ft × ${asNumber(width)} ft × ${asNumber(height)} ft`,
          volume,
          counted(2, 'cu ft'),
        ),
        result('yards', `${asNumber(volume)} cu ft ÷ 27`, volume.div(27), counted(2, 'cu yd')),
      ]);
    },
  ),
  /**
   * Acres of a government-survey description: 640, divided by each part that the description names; see
   * app/math/legal-description.ts.
   */
  'sections-and-townships': defineCalculator({ description: { kind: 'text' } }, ({ description }) => {
    const pieces = readDescription(description);
    if (!pieces)
      return {
        field: 'description',
        problem:
          'Write each part as a half or a quarter, like N 1/2 of the SW 1/4 of Section 8. Put “of” or “and” ' +
          'between parts, not a comma.',
      };
    const total = pieces.reduce((sum, piece) => sum.plus(piece.acres), Decimal(0));
    if (total.gt(sectionAcres))
      return {
        field: 'description',
        problem: 'Check the pieces: together they are larger than one section of 640 acres.',
      };
    return working([
      ...(pieces.length > 1
        ? pieces.map((piece, place) =>
            line(`Piece ${place + 1}, read from the end`, division(piece), piece.acres, acres),
          )
        : []),
      result(
        'acres',
        pieces.length > 1 ? pieces.map((piece) => asNumber(piece.acres)).join(' + ') : division(pieces[0]!),
        total,
        acres,
      ),
      result('feet', `${asNumber(total)} acres × 43,560`, total.times(43560), squareFeet),
    ]);
  }),
  /**
   * Whole lots that fit in what streets and open land leave of a tract. Shape is not considered, as in exam questions.
   */
  'lots-from-a-tract': defineCalculator(
    {
      tract: quantity({ most: 100_000 }),
      taken: percentage({ above: undefined, least: 0, most: 99 }),
      lot: quantity({ most: 100_000_000 }),
    },
    ({ tract, taken, lot }) => {
      const feet = tract.times(43560);
      const left = feet.times(Decimal(1).minus(taken));
      return working([
        line('Tract', `${asNumber(tract)} acres × 43,560`, feet, squareFeet),
        line('Left for lots', `${asNumber(feet)} sq ft × ${asPercent(Decimal(1).minus(taken))}`, left, squareFeet),
        line('Divided by the lot', `${asNumber(left)} sq ft ÷ ${asNumber(lot)} sq ft`, left.div(lot), number),
        result(
          'lots',
          `${asNumber(left.div(lot).round(2, 0))}, down to whole lots`,
          left.div(lot).round(0, 0),
          counted(0, 'lots', 'lot'),
        ),
      ]);
    },
  ),
  /** Price ÷ area, and what another area is worth at that figure. */
  'price-per-square-foot': defineCalculator(
    { price: money(), area: quantity({ most: 100_000_000 }), other: quantity({ most: 100_000_000 }) },
    ({ price, area, other }) => {
      const unit = price.div(area);
      return working([
        result('unit', `${asDollars(price)} ÷ ${asNumber(area)} sq ft`, unit, dollars),
        result('value', `${asDollars(price)} ÷ ${asNumber(area)} × ${asNumber(other)}`, unit.times(other), dollars),
      ]);
    },
  ),
};
