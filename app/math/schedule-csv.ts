import type { ScheduleRow } from './calculator.ts';

/** The schedule as CSV (RFC 4180), for a spreadsheet. */
export function scheduleCsv(rowsOfSchedule: ScheduleRow[]): string {
  return [['Period', 'Paid', 'Interest', 'Principal', 'Balance'], ...rowsOfSchedule].map((row) => `${row.join(',')}\r\n`).join('');
}
