import { longDate, monthAndYear } from '../wording/wording.ts';

/** '2024' is "2024", '2024-03' is "March 2024", '2024-03-28' is "March 28, 2024". */
export function dateText(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? monthAndYear(date) : longDate(date);
}
