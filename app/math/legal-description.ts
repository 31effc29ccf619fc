import { Decimal } from './decimal.ts';

/** A section: one square mile, 640 acres. Source: 43 USC 751 (the rectangular survey). */
export const sectionAcres = Decimal(640);

/** The parts of one piece as written, each with its divisor; the first is the smallest. */
export type Piece = { parts: { text: string; divisor: number }[]; acres: Decimal };

const halves = /^(north|south|east|west|[nsew])\s*(?:1\/2|half)$/;
const quarters = /^(north\s?east|north\s?west|south\s?east|south\s?west|[ns][ew])\s*(?:1\/4|quarter)$/;
/** "Section 8" and where it lies say nothing about size. */
const place =
  /^(?:section|sec\.?)(?:\s*\d+)?(?:\s*,?\s*(?:township|range|t|r)\.?\s*\d+\s*[nsew]?(?:orth|outh|ast|est)?)*$/;

/** A comma before another part: in deeds it adds a piece, on some exams it stands for "of". */
const unclearComma = /,\s*(?:the\s+)?(?:north|south|east|west|[nsew]{1,2}(?=\s|\d|[½¼]))/i;

/**
 * Reads a description such as "N 1/2 of the SW 1/4 of Section 8"; "and" adds a piece. Undefined when a part is not
 * understood: a guess would be a wrong answer. "NE 1/4 SW 1/4" and "NE¼SW¼" without "of" are read too.
 */
export function readDescription(text: string): Piece[] | undefined {
  if (unclearComma.test(text)) return undefined;
  const pieces = normal(text)
    .split(/\band\b|;/)
    .map((piece) => readPiece(piece.trim()));
  return pieces.every((piece) => piece !== undefined) ? pieces : undefined;
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replace(/1\/[24](?!\d)/g, '$& ')
    .replaceAll('&', ' and ')
    .replace(/\bthe\b/g, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function readPiece(text: string): Piece | undefined {
  const spoken = text.replace(/(1\/[24]|half|quarter)(?=\s+(?!of\b)\S)/g, '$1 of');
  const parts = spoken.split(/\bof\b/).map((part) => part.trim());
  if (parts.length > 0 && place.test(parts.at(-1)!)) parts.pop();
  else if (parts.length === 0 || parts.at(-1) === '') return undefined;
  const read = parts.map((part) => ({
    text: part.toUpperCase(),
    divisor: halves.test(part) ? 2 : quarters.test(part) ? 4 : 0,
  }));
  if (read.some(({ divisor }) => divisor === 0)) return undefined;
  return { parts: read, acres: read.reduce((acres, { divisor }) => acres.div(divisor), sectionAcres) };
}
