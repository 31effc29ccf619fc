/** When a license expires for the first time, by the rule. Pure. */
import type { FirstTerm, RenewalRule } from '../facts/renewal-rule.ts';
import { addDays, type Day } from '../plan/days.ts';
import { type Birthday, daysOfYear, firstFrom, isBoundToYears, lastUpTo } from './calendar-days.ts';
import type { License, Need } from './license.ts';
import { addMonths, addYears, dayAfter, dayBefore, monthEnd, partsOf } from './months.ts';

/** The first day of expiry, or what has to be known for it. */
export function firstExpiry(rule: RenewalRule | null, { issued, birthday, group }: License): Day | Need {
  const kind = rule?.first?.kind ?? rule?.kind ?? 'set-by-regulator';
  if (!rule || kind === 'set-by-regulator') return { needs: 'expires' };
  if (issued === undefined) return { needs: 'issued' };
  if (kind.startsWith('birth') && !birthday) return { needs: 'birthday' };
  if (rule.parityBy === 'birth-year' && birthday?.year === undefined) return { needs: 'birth year' };
  if (rule.groupsBy === 'licensee' && group === undefined) return { needs: 'group' };
  const day = rule.first ? afterFirstTerm(rule, rule.first, issued, birthday) : ordinaryFirst(rule, issued, birthday);
  const isUnsure = day && day < addMonths(issued, rule.first?.unsureUnderMonths ?? 0);
  return day && !isUnsure ? day : { needs: 'expires' };
}

function ordinaryFirst(rule: RenewalRule, issued: Day, birthday: Birthday | undefined): Day | undefined {
  const { kind, everyYears } = rule;
  if (kind.startsWith('anniversary')) return everyYears === null ? undefined : anniversary(rule, issued, everyYears);
  // Every third December 31, say, is counted from a day that the rule has to name.
  return isBoundToYears(rule) ? firstFrom({ rule, kind, birthday }, dayAfter(issued)) : undefined;
}

function afterFirstTerm(
  rule: RenewalRule,
  { kind, months, minDays, minMonths, maxMonths, calendarYears }: FirstTerm,
  issued: Day,
  birthday: Birthday | undefined,
): Day | undefined {
  const wanted = { rule, kind, birthday };
  if (kind.startsWith('anniversary'))
    return months === null ? undefined : anniversary({ ...rule, kind }, issued, months / 12);
  if (calendarYears !== null) return daysOfYear(wanted, partsOf(issued).year + calendarYears)[0];
  if (minDays !== null) return firstFrom(wanted, addDays(issued, minDays));
  // No license expires on the day of its issue.
  if (minMonths !== null) return firstFrom(wanted, minMonths === 0 ? dayAfter(issued) : addMonths(issued, minMonths));
  return maxMonths === null ? undefined : lastUpTo(wanted, addMonths(issued, maxMonths));
}

/** The anniversary so many years after the day of issue, as the rule counts it. */
export function anniversary({ kind, endsBefore }: RenewalRule, issued: Day, years: number): Day {
  const day = addYears(issued, years);
  if (kind === 'anniversary-month-end') return monthEnd(endsBefore ? addMonths(day, -1) : day);
  return endsBefore ? dayBefore(day) : day;
}
