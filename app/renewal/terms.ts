/**
 * From a state's rule and a license to the license's terms: when it expires, and when after that. Pure: the day it is
 * is passed in. What the rule does not say is named as what is needed, and never guessed.
 */
import type { RenewalRule } from '../facts/renewal-rule.ts';
import { addDays, type Day } from '../plan/days.ts';
import { type Birthday, daysOfYear, firstFrom, isBoundToYears } from './calendar-days.ts';
import { anniversary, firstExpiry } from './first-expiry.ts';
import type { License, Need } from './license.ts';
import { addMonths, addYears, dayAfter, dayBefore, dayIn, monthEnd, partsOf } from './months.ts';

/**
 * From the day after the term before (or the day of issue; null where neither is known) to the day of expiry.
 * `renewBy`: the last day to renew on time, which a few states set earlier.
 */
export type Term = { from: Day | null; to: Day; renewBy: Day; isFirst: boolean };

export type Terms = { terms: Term[] } | Need;

/**
 * The terms up to the one that holds on `today`, and `more` after it; the known one alone where the rule does not say
 * what comes after, and where the license has lapsed: nothing says that it was renewed.
 */
export function termsOf(given: RenewalRule | null, license: License, today: Day, more = 3): Terms {
  const rule = given && ofGroup(given, license.group);
  const first = license.expires ?? firstExpiry(rule, license);
  if (typeof first === 'object') return first;
  const terms = [firstTerm(rule, license, first)];
  if (isLapsed(license, today)) return { terms };
  for (let left = more; terms.at(-1)!.to < today || left > 0;) {
    const { to } = terms.at(-1)!;
    if (to >= today) left--;
    const next = rule && nextExpiry(rule, license, first, terms.length);
    if (!next) break;
    terms.push({ from: dayAfter(to), to: next, renewBy: renewBy(rule, next), isFirst: false });
  }
  return { terms };
}

/** Its own day has passed. One known by its day of issue alone may have been renewed since (standing.ts asks). */
export const isLapsed = ({ expires }: License, today: Day): boolean => expires !== undefined && expires < today;

/** The term that holds on a day; the last one where all are over. */
export const termOn = (terms: Term[], day: Day): Term => terms.find(({ to }) => to >= day) ?? terms.at(-1)!;

function ofGroup(rule: RenewalRule, name: string | undefined): RenewalRule {
  const group = rule.groups?.find((each) => each.name === name);
  return group ? { ...rule, ...group, groups: null, groupsBy: null } : rule;
}

function firstTerm(rule: RenewalRule | null, license: License, to: Day): Term {
  const isFirst = license.expires === undefined || isInFirstTerm(rule, license, to);
  const from = isFirst ? (license.issued ?? null) : termStart(rule, to);
  return { from, to, renewBy: renewBy(rule, to), isFirst };
}

const termStart = (rule: RenewalRule | null, to: Day): Day | null =>
  rule?.everyYears ? dayAfter(yearsAfter(rule, to, -rule.everyYears)) : null;

/** The last day to renew on time a license that expires on that day. */
export function renewBy(rule: RenewalRule | null, expiry: Day): Day {
  const before = rule?.renewBefore;
  if (!before) return expiry;
  return 'days' in before ? addDays(expiry, -before.days) : monthEnd(addMonths(expiry, -before.months));
}

/**
 * A renewed license expires later than its first term can last. A month of slack: where a rule gives no more than a
 * term's length, the license may run to the end of the month.
 */
function isInFirstTerm(rule: RenewalRule | null, { issued, birthday, group }: License, to: Day): boolean {
  if (!rule || issued === undefined) return false;
  const byRule = firstExpiry(rule, { issued, birthday, group });
  const months = longestFirst(rule);
  if (typeof byRule !== 'string' && months === null) return false;
  const last = typeof byRule === 'string' ? byRule : addMonths(issued, months!);
  return to <= addMonths(last, 1);
}

/** In months, where the first day is not known: a birthday was not entered, or comes so soon that it may be put off. */
function longestFirst({ first, everyYears }: RenewalRule): number | null {
  if (first?.maxMonths) return first.maxMonths;
  if (first?.unsureUnderMonths) return first.unsureUnderMonths + 12;
  // The first birthday from then on is at most a year away.
  if (first?.minMonths) return first.minMonths + 12;
  if (first?.calendarYears) return (first.calendarYears + 1) * 12;
  return everyYears && everyYears * 12;
}

/** The day of expiry after so many renewals; undefined where the rule does not say. */
function nextExpiry(rule: RenewalRule, license: License, first: Day, renewals: number): Day | undefined {
  const { everyYears, kind } = rule;
  if (everyYears === null) return undefined;
  if (license.expires === undefined && license.issued && !rule.first && kind.startsWith('anniversary'))
    return anniversary(rule, license.issued, everyYears * (renewals + 1));
  if (isBoundToYears(rule)) {
    const wanted = { rule, kind, birthday: license.birthday };
    const isOnCycle = daysOfYear(wanted, partsOf(first).year).includes(first);
    const base = isOnCycle ? first : firstFrom(wanted, dayAfter(first));
    if (base) return yearsAfter(rule, base, everyYears * (isOnCycle ? renewals : renewals - 1), license.birthday);
  }
  const isOtherKind = license.expires === undefined && rule.first && rule.first.kind !== kind;
  return isOtherKind ? undefined : yearsAfter(rule, first, everyYears * renewals, license.birthday);
}

/** The day of expiry so many years after another one, so that no leap year moves it. */
function yearsAfter(rule: RenewalRule, expiry: Day, years: number, birthday?: Birthday): Day {
  const { kind, day, endsBefore } = rule;
  if (kind.endsWith('month-end') || day === 'last') return monthEnd(addYears(expiry, years));
  if (kind === 'anniversary' && endsBefore) return dayBefore(addYears(dayAfter(expiry), years));
  if (kind === 'birthday' && birthday) return dayIn(partsOf(expiry).year + years, birthday.month, birthday.day);
  return addYears(expiry, years);
}
