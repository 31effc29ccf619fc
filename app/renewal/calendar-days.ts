/** The days of the calendar on which a license can expire, for the kinds of rules that are tied to one. Pure. */
import type { Parity, RenewalDay, RenewalKind, RenewalRule } from '../facts/renewal-rule.ts';
import type { Day } from '../plan/days.ts';
import { addMonths, dayIn, monthEnd, partsOf } from './months.ts';

/** `month` 1 to 12. The year only where the rule goes by it. */
export type Birthday = { month: number; day: number; year?: number };

/** The kind of the days that are looked for: that of the rule, or of its first term. */
type Wanted = { rule: RenewalRule; kind: RenewalKind; birthday: Birthday | undefined };

/** True where the rule alone says in which calendar years a license expires, whenever it was issued. */
export const isBoundToYears = ({ everyYears, parity, parityBy, cycleYear, groups }: RenewalRule): boolean =>
  everyYears === 1 ||
  [parity, parityBy, cycleYear].some((bound) => bound !== null) ||
  (groups ?? []).some((group) => group.parity !== null);

/** The day, or the days of several groups, of a year; none in a year in which no license expires. */
export function daysOfYear({ rule, kind, birthday }: Wanted, year: number): Day[] {
  if (kind === 'fixed-date')
    return fixedDays(rule)
      .filter(({ parity }) => isDue(rule, parity, year))
      .map(({ month, day }) => dayIn(year, month, day));
  if (!birthday || !isDue(rule, parityOf(rule, birthday), year)) return [];
  const day = dayIn(year, birthday.month, kind === 'birthday' ? birthday.day : 'last');
  return [rule.monthsAfter === null ? day : monthEnd(addMonths(day, rule.monthsAfter))];
}

const fixedDays = ({ groups, month, day, parity }: RenewalRule): RenewalDay[] =>
  groups ?? (month === null || day === null ? [] : [{ month, day, parity }]);

function parityOf({ parity, parityBy }: RenewalRule, { year }: Birthday): Parity | null {
  if (parityBy === null || year === undefined) return parity;
  return year % 2 === 0 ? 'even' : 'odd';
}

function isDue({ everyYears, cycleYear }: RenewalRule, parity: Parity | null, year: number): boolean {
  if (cycleYear !== null && everyYears !== null) return (year - cycleYear) % everyYears === 0;
  return parity === null || (parity === 'even') === (year % 2 === 0);
}

/** The first such day on or after `from`. */
export const firstFrom = (wanted: Wanted, from: Day): Day | undefined =>
  // A day that follows a birth month in December falls into the next year.
  daysOfYears(wanted, partsOf(from).year - 1, longest + 1).find((day) => day >= from);

/** The last such day on or before `to`. */
export const lastUpTo = (wanted: Wanted, to: Day): Day | undefined =>
  daysOfYears(wanted, partsOf(to).year - longest, longest).findLast((day) => day <= to);

/** No state's cycle takes more years. */
const longest = 6;

const daysOfYears = (wanted: Wanted, from: number, count: number): Day[] =>
  Array.from({ length: count + 1 }, (_, index) => daysOfYear(wanted, from + index).toSorted()).flat();
