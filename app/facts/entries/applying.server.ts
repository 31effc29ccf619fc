import { z } from 'zod';
import type { Known } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import * as ask from '../questions/applying-questions.server.ts';
import { inDollars, partOf, required, type Writing, yesOrNo } from '../writings.server.ts';

const dollars = z.number().nonnegative();
type Check = { required: boolean; fingerprints: boolean; feeUsd: number | null; runBy?: 'state' };

const noCheck = (known: Known): boolean => (known('entry.backgroundCheck') as Check | null)?.required === false;

const { long, short, sort } = partOf<Check, number>(
  ({ required: asked, feeUsd }) => (asked ? feeUsd : null),
  inDollars,
);

/** Where the state checks the record itself, there is nothing to pay: that is an answer, not a gap. */
const checkFee: Writing<Check> = {
  long: (check) => (check.runBy ? 'None: the state runs the check' : long(check)),
  short: (check) => (check.runBy ? 'None' : short!(check)),
  sort: (check) => (check.runBy ? 0 : sort!(check)),
};

/** What an applicant brings besides the course and the exam. */
export const applyingFacts = {
  'entry.backgroundCheck': entry(
    z.strictObject({
      required: z.boolean(),
      fingerprints: z.boolean(),
      feeUsd: dollars.nullable(),
      runBy: z.literal('state').optional(),
    }),
    {
      called: 'background check',
      meaning: 'The criminal background check before the first license.',
      parts: {
        required: 'Whether there is one.',
        fingerprints: 'Whether fingerprints are required.',
        feeUsd: 'What it costs, in US dollars.',
        runBy: '"state" where the state checks the record itself and you order nothing. Absent elsewhere.',
      },
      section: 'steps',
      readings: {
        check: {
          label: 'Background check',
          shortLabel: 'Finger\u00adprints',
          written: {
            ...partOf(({ fingerprints }) => fingerprints, yesOrNo('', '')),
            long: ({ required: asked, fingerprints, runBy }) =>
              fingerprints ? 'Required, with fingerprints' : runBy ? 'Run by the state' : required.long(asked),
          },
          compared: 'applying',
          table: { set: 'cost' },
          sheet: { table: 'license', width: 1.7 },
        },
        'check-fee': {
          label: 'Background check',
          shortLabel: 'Check fee',
          written: checkFee,
          whenNull: { means: 'none', when: noCheck, long: 'No check required', short: 'None', sort: 0 },
          compared: 'fees',
          table: { set: 'cost', section: 'costs' },
          sheet: { table: 'fees', width: 1, align: 'right' },
        },
      },
      questions: [ask.backgroundCheck],
    },
  ),
  'entry.applicationFeeUsd': entry(dollars, {
    called: 'application and license fee',
    meaning: 'Application and first license.',
    unit: 'US dollars',
    section: 'costs',
    readings: {
      'application-fee': {
        label: 'Application and license',
        shortLabel: 'Application fee',
        written: inDollars,
        compared: 'fees',
        table: { set: 'cost' },
        sheet: { table: 'fees', width: 1, align: 'right' },
      },
    },
    questions: [ask.applicationFee],
  }),
  'entry.sponsorRequired': entry(z.boolean(), {
    called: 'sponsoring broker rule',
    meaning: 'Whether an active licensee works under a sponsoring broker.',
    section: 'steps',
    readings: {
      sponsor: {
        label: 'Sponsoring broker to be active',
        shortLabel: 'Sponsoring broker',
        written: required,
        compared: 'applying',
        table: { set: 'cost' },
        sheet: { table: 'license', width: 1.1, label: 'short', written: 'short' },
      },
    },
    questions: [ask.sponsor],
  }),
  'entry.errorsAndOmissionsInsurance': entry(z.boolean(), {
    called: 'errors and omissions insurance rule',
    meaning: 'Whether active licensees must carry errors and omissions insurance.',
    section: 'costs',
    readings: {
      insurance: {
        label: 'Errors and omissions insurance',
        shortLabel: 'E&O insurance',
        written: required,
        compared: 'applying',
        table: { set: 'cost', section: 'sources' },
        sheet: { table: 'license', width: 1.1, label: 'short', written: 'short' },
      },
    },
    questions: [ask.insurance],
  }),
};
