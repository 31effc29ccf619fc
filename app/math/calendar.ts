/** A day of the calendar. `month`: 1 to 12. */
export type CalendarDay = { year: number; month: number; day: number };

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of a month, 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Which day of its year it is: January 1 is 1, December 31 is 365, or 366 in a leap year. */
export function dayOfYear({ year, month, day }: CalendarDay): number {
  let days = day;
  for (let earlier = 1; earlier < month; earlier++) days += daysInMonth(year, earlier);
  return days;
}

/** Which day it is of a year of twelve months of 30 days: a 31st counts as the 30th. */
export const dayOf360 = ({ month, day }: CalendarDay): number => (month - 1) * 30 + Math.min(day, 30);

/** Reads "2027-09-11", as date fields write it. Undefined for no day of the calendar, or one outside 1900 to 2199. */
export function readDay(text: string): CalendarDay | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const isDay = year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isDay ? { year, month, day } : undefined;
}
