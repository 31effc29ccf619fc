/** What a reader entered about a license, read. Pure. */
import type { RenewalRule } from '../facts/renewal-rule.ts';
import { isDay } from '../plan/days.ts';
import type { License } from './license.ts';

export type ReadLicense = {
  license: License;
  /** What is wrong, by the field's name; says how to put it right. */
  problems: Record<string, string>;
};

/** What of a reader the rule goes by, besides dates. */
export type Asks = { birthday: boolean; groups: string[] };

export const asksOf = (rule: RenewalRule | null): Asks => ({
  birthday: [rule?.kind, rule?.first?.kind].some((kind) => kind === 'birthday' || kind === 'birth-month-end'),
  groups: rule?.groupsBy === 'licensee' ? (rule.groups ?? []).map(({ name }) => name) : [],
});

/** `values`: what the fields hold, by name; empty where nothing was entered. */
export function readLicense(values: Record<string, string>): ReadLicense {
  const problems: Record<string, string> = {};
  const license: License = {};
  for (const name of ['issued', 'expires'] as const) {
    const day = values[name] ?? '';
    if (isLikely(day)) license[name] = day;
    else if (day !== '') problems[name] = 'Enter a date from 1950 to 2099.';
  }
  const [month, day] = [Number(values['birth-month']), Number(values['birth-day'])];
  if (month && day) {
    if (day <= longest[month - 1]!) license.birthday = { month, day };
    else problems['birth-day'] = 'Choose a day that this month has.';
  }
  if (values['group']) license.group = values['group'];
  if (license.issued && license.expires && license.expires < license.issued) {
    problems['expires'] = 'A license expires after it is issued. Check both dates.';
    delete license.expires;
  }
  return { license, problems };
}

/** The most days of each month: whoever was born on February 29 can say so. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLikely = (day: string): boolean => isDay(day) && day >= '1950-01-01' && day <= '2099-12-31';
