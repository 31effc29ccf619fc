/** The rows and columns that a reader asked the table for, as a file. Pure. */
import { csvLine } from './csv-line.ts';
import type { TableCell, TableColumn, TableQuery, TableRow } from './state-table.ts';

/** @param rows those found, in the order shown */
export function tableCsv(columns: TableColumn[], rows: TableRow[], set: TableQuery['set']): string {
  const shown = columns.flatMap((column, place) => (set === 'all' || column.set === set ? [{ column, place }] : []));
  // A soft hyphen is for a narrow head alone.
  const head = ['State', ...shown.map(({ column }) => column.head.replaceAll('\u00ad', ''))];
  const lines = rows.map(({ name, cells }) => [name, ...shown.map(({ place }) => wordsOf(cells[place]!))]);
  return [head, ...lines].map(csvLine).join('');
}

const wordsOf = ([text, , doubt]: TableCell): string => (doubt ? `${text} (${doubt})` : text);
