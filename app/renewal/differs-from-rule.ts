import type { RenewalRule } from '../facts/renewal-rule.ts';
import type { License } from './license.ts';
import { daysIn } from './months.ts';

/** A day of expiry that the rule does not have: a slip of the pen, or a license of another kind. */
export function differsFromRule(rule: RenewalRule | null, { expires, birthday }: License): boolean {
  if (!rule || !expires || rule.endsBefore) return false;
  const [year, month, day] = expires.split('-').map(Number) as [number, number, number];
  const isEnd = day === daysIn(year, month);
  if (rule.kind === 'anniversary-month-end' || rule.kind === 'birth-month-end') return !isEnd;
  if (rule.kind === 'birthday' && birthday) return month !== birthday.month || Math.abs(day - birthday.day) > 1;
  if (rule.kind !== 'fixed-date') return false;
  const days = rule.groups ?? [{ month: rule.month, day: rule.day, parity: rule.parity }];
  return !days.some(
    (each) =>
      each.month === month &&
      (each.day === 'last' ? isEnd : each.day === day) &&
      (each.parity === null || (each.parity === 'even') === (year % 2 === 0)),
  );
}
