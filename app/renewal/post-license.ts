import type { PostLicenseDue } from '../facts/renewal-rule.ts';
import { addDays, type Day } from '../plan/days.ts';
import { addMonths, monthEnd } from './months.ts';

/**
 * By when post-license education is done. Null where the day of issue is not known, or the first renewal's is not.
 * `firstExpiry`: the end of the first term, where it is known.
 */
export function postLicenseDeadline(due: PostLicenseDue, issued: Day | null, firstExpiry: Day | null): Day | null {
  if (due.by === 'first-renewal') return firstExpiry;
  if (issued === null) return null;
  if (due.by === 'days') return addDays(issued, due.count);
  const day = addMonths(issued, due.count);
  return due.by === 'month-end' ? monthEnd(day) : day;
}
