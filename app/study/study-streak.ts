import { recentDays } from './study-day.ts';

/** How many questions make a day of study: the ten of the day. */
export const dailyTen = 10;

type Days = Record<string, number>;

/**
 * How many days of study there were in a row, up to now. One day off in between does not end the row, nor does it
 * count; two in a row do. `days`: answers by study day; `now` in milliseconds.
 */
export function calmStreak(days: Days, now: number): number {
  let [count, missed] = [0, 0];
  // Today has only begun: it is no day off yet.
  for (const [index, day] of recentDays(now, 366).toReversed().entries()) {
    const isStudied = (days[day] ?? 0) >= dailyTen;
    if (isStudied) count++;
    missed = isStudied || index === 0 ? 0 : missed + 1;
    if (missed === 2) break;
  }
  return count;
}

/** How many questions were answered on the study day of `now`. */
export const answeredToday = (days: Days, now: number): number => days[recentDays(now, 1)[0]!] ?? 0;

/** The row of days in a sentence, empty before the first; it never counts down and never threatens. */
export function rowWords(days: Days, now: number): string {
  const count = calmStreak(days, now);
  if (count === 0) return '';
  return count === 1 ? 'One day of study so far.' : `${count} days of study in a row; a day off does not end it.`;
}

/**
 * The same, and whether today is done. `hasPlan`: a plan to an exam says how much a day is (exam/study-plan/), so ten
 * questions are not called one here.
 */
export function streakWords(days: Days, now: number, hasPlan = false): string {
  const row = rowWords(days, now);
  if (!row) return hasPlan ? '' : 'Ten questions make a day of study. A day off now and then costs you nothing.';
  if (answeredToday(days, now) < dailyTen) return row;
  return hasPlan
    ? `That’s ten for your streak. Your plan says what else to do today. ${row}`
    : `Done for today. ${row}`;
}
