/** CSV for spreadsheets (RFC 4180), made safe for them. */

/**
 * A spreadsheet runs a cell that begins so as a formula, with the rights of whoever opens the file (OWASP "CSV
 * injection"). Some take the full-width signs for the same.
 */
const formulaStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * The header and one line a row, each ended by CR LF.
 * @param columns in order; a row lacks none of them. null is an empty cell
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: Iterable<Record<Column, string | null>>,
): string {
  const lines = [
    columns.join(','),
    ...Array.from(rows, (row) => columns.map((column) => csvCell(row[column] ?? '')).join(',')),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A leading apostrophe makes a spreadsheet show the cell as text. */
export function csvCell(value: string): string {
  const neutral = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}
