/**
 * Days of study. Pure. A day begins at four in the morning, local time: a card done after midnight belongs to the
 * evening before.
 */

const dayBegins = 4;
const hour = 3_600_000;

/** The study day that an instant (milliseconds) falls in, as YYYY-MM-DD. */
export function studyDay(now: number): string {
  const date = new Date(now);
  date.setHours(date.getHours() - dayBegins);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The instant at which the study day of `now` ends: the next four o’clock in the morning. */
export function endOfStudyDay(now: number): number {
  const end = new Date(now);
  if (end.getHours() >= dayBegins) end.setDate(end.getDate() + 1);
  return end.setHours(dayBegins, 0, 0, 0);
}

/**
 * The instant moved so that its UTC date is the study day: ts-fsrs counts the days between two reviews by UTC dates,
 * and without this an evening in Ohio would belong to the next day.
 */
export const asStudyTime = (now: number): number => now - new Date(now).getTimezoneOffset() * 60_000 - dayBegins * hour;

/** The last days up to and with the one of `now`, oldest first. */
export function recentDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayBefore(now, count - 1 - index));
}

/** How many days in a row had an answer, up to today; a day that has only just begun does not break the row. */
export function streak(hasAnswers: (day: string) => boolean, now: number): number {
  const first = hasAnswers(dayBefore(now, 0)) ? 0 : 1;
  let days = 0;
  while (hasAnswers(dayBefore(now, first + days))) days += 1;
  return days;
}

function dayBefore(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  return studyDay(date.getTime());
}

const two = (part: number): string => `${part}`.padStart(2, '0');
