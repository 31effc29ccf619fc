import { factAt } from '../../app/facts/fact-paths.server.ts';
import type { StateRecord } from '../../app/facts/state-record.server.ts';
import { notFound } from '../../app/wording/wording.ts';
import { type ComparisonColumn, comparisonTables } from '../../publish/pdf/documents/comparison-tables.ts';
import type { TaggedCell } from './pdf.ts';

/** Each figure in the comparison, read from the finished PDF by its tags, is the one in content/jurisdictions. */
export function comparisonEqualsContent(cells: TaggedCell[], states: StateRecord[]): string[] {
  // Tables and columns as the tags count them: each table begins with the states' names.
  return comparisonTables().flatMap(({ columns }, table) =>
    columns.flatMap((column, place) =>
      isPlain(column, states) ? problemsOf(column, cellsOf(cells, table + 1, place + 1), states) : [],
    ),
  );
}

/** Numbers, answers of yes or no, and names that are written as they are. Rules in sentences are not read back. */
function isPlain({ reading }: ComparisonColumn, states: StateRecord[]): boolean {
  if (reading.sheet?.written && reading.sheet.written !== 'short') return false;
  const names = ['title', 'phone'];
  const values = states.map((state) => factAt(state, reading.path).value).filter((value) => value !== null);
  return names.includes(reading.id) || values.every((value) => typeof value === 'number' || typeof value === 'boolean');
}

function problemsOf({ label, reading }: ComparisonColumn, found: string[], states: StateRecord[]): string[] {
  if (found.length !== states.length) return [`has ${found.length} rows for ${label}, not ${states.length}`];
  return states.flatMap((state, row) => {
    const [cell, value] = [found[row]!, factAt(state, reading.path).value];
    return isTheFigure(cell, value, reading.whenNull?.long)
      ? []
      : [`says "${cell}" for ${label} of ${state.name}, where the content has ${String(value)}`];
  });
}

const cellsOf = (cells: TaggedCell[], table: number, column: number): string[] =>
  cells.filter((cell) => cell.table === table && cell.column === column).map(({ text }) => text);

/** Read back from the words, not written anew by the code that wrote them. */
function isTheFigure(cell: string, value: unknown, reason: string | undefined): boolean {
  if (value === null) return cell === notFound || cell === reason;
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No', value ? 'Required' : 'Not required'].includes(cell);
  if (typeof value === 'string') return cell === value;
  return numbersIn(cell).includes(value as number);
}

/**
 * "$1,200" is 1200, "75%" is 75, "70 (scaled)" 70, "70% to 75%" 70, "1 hour" is 1, "4 hours 30 minutes" is 270 minutes
 * and nothing else.
 */
function numbersIn(cell: string): number[] {
  const [, hours, minutes = '0'] = /^(\d+) hours?(?: (\d+) minutes?)?$/.exec(cell) ?? [];
  if (hours) return [...(minutes === '0' ? [Number(hours)] : []), Number(hours) * 60 + Number(minutes)];
  return /^\$?[\d,.]+(%| [a-z]+| \((?:scaled|escalado)\)|% (?:to|a) [\d.]+%)?$/.test(cell)
    ? [Number.parseFloat(cell.replace(/[$,]/g, ''))]
    : [];
}
