/** Months of the calendar, beside the days of app/plan/days.ts: no time zone can shift them. Pure. */
import { addDays, type Day } from '../plan/days.ts';

/** Year, month (1 to 12) and day of a day that exists. */
export function partsOf(day: Day): { year: number; month: number; day: number } {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return { year, month, day: date };
}

/** How many days a month has; `month` is 1 to 12. */
export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day of that date; the month's last day where it has no such date: February 29 is the 28th in other years. */
export function dayIn(year: number, month: number, date: number | 'last'): Day {
  const last = daysIn(year, month);
  return [year, month, date === 'last' ? last : Math.min(date, last)]
    .map((part, index) => `${part}`.padStart(index === 0 ? 4 : 2, '0'))
    .join('-');
}

/** The same date so many months later, or the last of a month that has no such date: January 31 + 1 is February 28. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day);
  const months = year * 12 + (month - 1) + count;
  return dayIn(Math.floor(months / 12), (months % 12) + 1, date);
}

export const addYears = (day: Day, count: number): Day => addMonths(day, count * 12);

/** The last day of the day's month. */
export function monthEnd(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayIn(year, month, 'last');
}

export const dayBefore = (day: Day): Day => addDays(day, -1);
export const dayAfter = (day: Day): Day => addDays(day, 1);
