/** One line of a table for spreadsheets (RFC 4180), ended by CR LF. Pure. */
export const csvLine = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Quoted, so that commas and line ends are text; a spreadsheet would run what begins like a formula. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
