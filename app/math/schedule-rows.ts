import type { ScheduleTimes } from './calculator.ts';

/** When, paid, interest, principal and balance; amounts as "599.55". */
export type ScheduleRow = [when: string, ...amounts: string[]];

/**
 * The rows of a schedule in whole cents, with what each pays off and what is owed after it. `name`: "Year" or "Month".
 */
export function scheduleRows(loan: number, times: ScheduleTimes, name: string): ScheduleRow[] {
  let owed = loan;
  return times.map(([paid, interest], place) => {
    owed -= paid - interest;
    return [
      `${name} ${place + 1}`,
      ...[paid, interest, paid - interest, owed].map((cents) => (cents / 100).toFixed(2)),
    ];
  });
}

/** The schedule as CSV (RFC 4180), for a spreadsheet. */
export const scheduleCsv = (rows: ScheduleRow[]): string =>
  [['Period', 'Paid', 'Interest', 'Principal', 'Balance'], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
