/** Days of the calendar, without hours: no time zone and no daylight saving time can shift them. Pure. */

/** A day as YYYY-MM-DD. */
export type Day = string;

const dayInMs = 86_400_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const words = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** True for a day that exists: not for '2027-02-29'. */
export function isDay(text: string): boolean {
  return shape.test(text) && toDay(toMs(text)) === text;
}

/** The day so many days later; earlier if `count` is negative. `day` has to exist. */
export const addDays = (day: Day, count: number): Day => toDay(toMs(day) + count * dayInMs);
export const addWeeks = (day: Day, count: number): Day => addDays(day, count * 7);

/** How many days from one day to the other; negative if `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toMs(to) - toMs(from)) / dayInMs);

/** 'Tuesday, December 1, 2026'. */
export const dayInWords = (day: Day): string => words.format(toMs(day));

/** The day it is where the visitor is, by the clock of the visitor's device. */
export function dayOf(now: Date): Day {
  return [`${now.getFullYear()}`.padStart(4, '0'), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}

const twoDigits = (number: number): string => `${number}`.padStart(2, '0');

// Counted in UTC, where every day has 24 hours.
const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): Day => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10));
