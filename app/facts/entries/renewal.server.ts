import { z } from 'zod';
import { capitalize, dollars, hours, list, sentence } from '../../wording/wording.ts';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { type PostLicenseDue, renewalKinds, type RenewalRule } from '../renewal-rule.ts';
import { monthsInWords, ruleInWords } from '../renewal-words.ts';
import { inDollars } from '../writings.server.ts';

const count = z.int().positive();
const month = z.int().min(1).max(12);
const day = z.union([z.int().min(1).max(31), z.literal('last')]);
const kind = z.enum(renewalKinds);
const parity = z.enum(['odd', 'even']);

const rule: z.ZodType<RenewalRule> = z.strictObject({
  kind,
  everyYears: count.nullable(),
  month: month.nullable(),
  day: day.nullable(),
  parity: parity.nullable(),
  parityBy: z.literal('birth-year').nullable(),
  monthsAfter: count.nullable(),
  cycleYear: z.int().min(1900).nullable(),
  endsBefore: z.boolean(),
  renewBefore: z.union([z.strictObject({ months: count }), z.strictObject({ days: count })]).nullable(),
  groups: z
    .array(z.strictObject({ name: text, month, day, parity: parity.nullable() }))
    .min(2)
    .nullable(),
  groupsBy: z.enum(['first-term', 'licensee']).nullable(),
  first: z
    .strictObject({
      kind,
      months: count.nullable(),
      minDays: count.nullable(),
      minMonths: z.int().nonnegative().nullable(),
      maxMonths: count.nullable(),
      calendarYears: z.int().nonnegative().nullable(),
      unsureUnderMonths: count.nullable(),
      says: text,
    })
    .nullable(),
});

const due: z.ZodType<PostLicenseDue> = z.union([
  z.strictObject({ by: z.enum(['days', 'months', 'month-end']), count }),
  z.strictObject({ by: z.literal('first-renewal') }),
]);

const education = z.strictObject({
  perYears: count,
  firstTermHours: z.number().nonnegative().nullable(),
  mandatory: z.array(z.strictObject({ name: text, hours: z.number().positive() })),
});

const late = z.strictObject({ graceMonths: count.nullable(), feeUsd: z.number().nonnegative().nullable(), says: text });

/** Renewing the license: the rule that makes its dates, what is due by then, and what being late costs. */
export const renewalFacts = {
  'renewal.rule': entry(rule, {
    called: 'renewal rule',
    meaning: 'How the state sets expiration dates.',
    parts: {
      kind: 'What they are tied to; set-by-regulator: only the license says it.',
      everyYears: 'Years between them.',
      month: 'Of one day for all.',
      day: 'The same; last: the month’s last day.',
      parity: 'Odd or even calendar years only.',
      parityBy: 'birth-year: odd years for those born in one.',
      monthsAfter: 'Months from the birth month to the one that counts.',
      cycleYear: 'A year in which all expire.',
      endsBefore: 'The day (or month) before the anniversary is the last.',
      renewBefore: 'How long before it expires renewal is due.',
      groups: 'Groups with days of their own.',
      groupsBy: 'What decides the group.',
      first: 'The first term, where it differs.',
    },
    section: 'renewing',
    readings: {
      'renewal-rule': {
        label: 'Expiration date',
        written: { long: renewalInWords },
        inWords: true,
        ledger: { of: 'renewing', ifKnown: true, isBrief: true },
        compared: 'keeping',
      },
    },
  }),
  'renewal.education': entry(education, {
    called: 'list of mandatory continuing education',
    meaning: 'Continuing education: over how many years, and its required topics.',
    parts: {
      perYears: 'Years in which the hours are due.',
      firstTermHours: 'Hours at the first renewal, where they differ.',
      mandatory: 'The required topics.',
    },
    section: 'renewing',
    readings: {
      'mandatory-courses': {
        label: 'Required topics',
        written: {
          long: ({ mandatory }) =>
            list(mandatory.map(({ name, hours: length }) => `${name} (${hours(length)})`)) || null,
        },
      },
    },
  }),
  'renewal.postLicenseDue': entry(due, {
    called: 'post-license deadline',
    meaning: 'When post-license education is due.',
    noneMeans: 'No such education, or no deadline for it.',
    parts: {
      by: 'days, months or a month’s end from the day of issue; first-renewal.',
      count: 'How many.',
    },
    section: 'renewing',
    readings: { 'post-license-due': { label: 'Post-license deadline', written: { long: dueInWords } } },
  }),
  'renewal.feeUsd': entry(z.number().nonnegative(), {
    called: 'renewal fee',
    meaning: 'Renewing an active license on time.',
    unit: 'US dollars',
    section: 'renewing',
    readings: {
      'renewal-fee': {
        label: 'Renewal fee',
        written: inDollars,
        compared: 'fees',
      },
    },
  }),
  'renewal.late': entry(late, {
    called: 'late renewal rule',
    meaning: 'Renewing after the license expired.',
    parts: {
      graceMonths: 'For how many months you can still renew.',
      feeUsd: 'In US dollars, on top of the renewal fee.',
      says: 'The rule.',
    },
    section: 'renewing',
    readings: {
      'late-renewal': { label: 'Renewing late', inWords: true, written: { long: ({ says }) => sentence(says) } },
      'late-fee': {
        label: 'Late fee',
        written: { long: ({ feeUsd }) => (feeUsd === null ? null : dollars(feeUsd)) },
      },
    },
  }),
};

/** "Every 2 years, on May 31": a term that is counted from the day of issue has a first one that may differ. */
function renewalInWords(value: RenewalRule): string {
  const isCounted = value.first !== null && value.kind.startsWith('anniversary');
  return isCounted ? `After your first term, ${ruleInWords(value)}` : capitalize(ruleInWords(value));
}

function dueInWords(value: PostLicenseDue): string {
  if (value.by === 'first-renewal') return 'before your first renewal';
  if (value.by === 'days') return `within ${value.count} days of your first license`;
  return `within ${monthsInWords(value.count)} of your first license`;
}
