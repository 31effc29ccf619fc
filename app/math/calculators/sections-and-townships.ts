import { defineCalculator, line, result, working } from '../calculator.ts';
import { Decimal } from '../decimal.ts';
import { readDescription, sectionAcres } from '../legal-description.ts';
import { acres, asNumber, squareFeet } from '../units.ts';

/** Acres of a government-survey description: 640, divided by each part that the description names; see app/math/legal-description.ts. */
export const calculator = defineCalculator({ description: { kind: 'text' } }, ({ description }) => {
  const pieces = readDescription(description);
  if (!pieces) return { field: 'description', problem: 'Write each part as a half or a quarter, like N 1/2 of the SW 1/4 of Section 8.' };
  const total = pieces.reduce((sum, piece) => sum.plus(piece.acres), Decimal(0));
  if (total.gt(sectionAcres)) return { field: 'description', problem: 'Check the pieces: together they are larger than one section of 640 acres.' };
  return working([
    ...pieces.map(({ parts, acres: size }, place) => line(`Piece ${place + 1}, read from the end`, ['640', ...parts.toReversed().map(({ divisor }) => divisor)].join(' ÷ '), size, acres)),
    result('acres', pieces.map((piece) => asNumber(piece.acres)).join(' + '), total, acres),
    result('feet', `${asNumber(total)} acres × 43,560`, total.times(43560), squareFeet),
  ]);
});
