/** How a renewal rule is said: "September 30 of even-numbered years". Pure. */
import { list, plural, word, years } from '../wording/wording.ts';
import type { Parity, RenewalDay, RenewalGroup, RenewalRule } from './renewal-rule.ts';

/** January to December. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'June 30', or 'the last day of February'. `month`: 1 to 12. */
export const dayInYear = ({ month, day }: Pick<RenewalDay, 'month' | 'day'>): string =>
  day === 'last' ? `the last day of ${monthNames[month - 1]}` : monthAndDay.format(Date.UTC(2024, month - 1, day));

/** When a license expires, as a phrase that follows "Your license expires". */
export function ruleInWords(rule: RenewalRule): string {
  const { kind, everyYears, monthsAfter } = rule;
  const term = everyYears === null ? '' : everyYears === 1 ? 'every year, ' : `every ${years(everyYears)}, `;
  if (kind === 'fixed-date') return fixedInWords(rule, term);
  if (kind === 'birthday') return inTerm('on your birthday', rule, term);
  if (kind === 'birth-month-end') {
    const month = monthsAfter === null ? 'your birth month' : `the ${nth(monthsAfter)}month after your birth month`;
    return inTerm(`on the last day of ${month}`, rule, term);
  }
  if (kind === 'set-by-regulator') return `${term}on the date printed on the license`;
  return anniversaryInWords(rule);
}

const nth = (months: number): string => (months === 1 ? '' : 'second ');

function fixedInWords({ groups, month, day, parity, everyYears, cycleYear }: RenewalRule, term: string): string {
  if (groups && groups.length > 3) {
    const isByName = groups.every(({ name }) => /^(Last names|Apellidos)/.test(name));
    return `${term}on a date set by your ${isByName ? 'last name' : 'group'}`;
  }
  if (groups) return `${term}on ${list(groups.map(dayInYear), 'or')}`;
  if (month === null || day === null) return `${term}on one date for everyone`;
  const date = `on ${dayInYear({ month, day })}`;
  if (parity) return date + ofYears(parity);
  if (cycleYear === null || everyYears === null) return term + date;
  const which = ordinals[everyYears] ?? `${everyYears}th`;
  return `${date} of every ${which} year, ${cycleYear}, ${cycleYear + everyYears}, and so on`;
}

const ofYears = (parity: Parity): string => (parity === 'odd' ? ' of odd-numbered years' : ' of even-numbered years');

const ordinals: Record<number, string> = {
  2: word('second'),
  3: word('third'),
  4: word('fourth'),
  5: word('fifth'),
  6: word('sixth'),
};

const inTerm = (day: string, rule: RenewalRule, term: string): string => {
  const which = inYears(rule);
  return which ? day + which : term + day;
};

function inYears({ parity, parityBy }: RenewalRule): string {
  if (parityBy) return ', in odd years if you were born in one, otherwise in even years';
  if (!parity) return '';
  return parity === 'odd' ? ' in odd-numbered years' : ' in even-numbered years';
}

function anniversaryInWords({ kind, everyYears, endsBefore }: RenewalRule): string {
  if (everyYears === null) return 'on an anniversary of the issue date';
  const every = everyYears === 1 ? 'every year' : `every ${years(everyYears)}`;
  if (kind === 'anniversary-month-end')
    return endsBefore
      ? `${every}, on the last day of the month before the month of issue`
      : `${every}, on the last day of the month your license was issued`;
  return endsBefore
    ? `${every}, on the day before the anniversary of the issue date`
    : `${every}, on the anniversary of the issue date`;
}

/** "Last names S: June 30 of even-numbered years; …" */
export const groupsInWords = (groups: RenewalGroup[]): string =>
  groups.map(({ name, parity, ...day }) => `${name}: ${dayInYear(day)}${parity ? ofYears(parity) : ''}`).join('; ');

/** "within 12 months", for a span that a rule gives in months. */
export const monthsInWords = (months: number): string =>
  months % 12 === 0 ? years(months / 12) : plural(months, 'month');
