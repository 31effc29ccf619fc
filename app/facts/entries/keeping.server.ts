import { z } from 'zod';
import { hours } from '../../wording/wording.ts';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import * as ask from '../questions/keeping-questions.server.ts';
import { asNumber, inHours, inYears, partOf } from '../writings.server.ts';

const whole = z.int().nonnegative();

/** Inside a sentence: "25 hours of post-license education within one year of getting your first license". */
export const postLicenseInWords = ({ hours: length, deadline }: { hours: number; deadline: string }): string =>
  `${hours(length)} of post-license education ${deadline}`;

/** Keeping the license: how long it runs, and the courses on the way. */
export const keepingFacts = {
  'entry.postLicense': entry(z.strictObject({ hours: whole, deadline: text }), {
    called: 'post-license education',
    meaning: 'Education required once, after the first license.',
    noneMeans: 'None required.',
    parts: { hours: 'Its length in hours.', deadline: 'Its deadline, in words.' },
    section: 'renewing',
    readings: {
      'post-license': {
        label: 'Post-license education',
        shortLabel: 'Post-license hours',
        written: {
          ...partOf(({ hours: length }) => length, asNumber),
          long: ({ hours: length, deadline }) => `${hours(length)}, ${deadline}`,
        },
        whenNull: { means: 'none', long: 'None', short: 'None', sort: 0 },
        ledger: { of: 'renewing' },
        compared: 'keeping',
        table: { set: 'keeping' },
        sheet: { table: 'keeping', width: 3.6 },
      },
    },
    questions: [ask.postLicense],
  }),
  'entry.renewalYears': entry(whole, {
    called: 'license term',
    meaning: 'How long a license runs before it is renewed.',
    unit: 'years',
    section: 'renewing',
    readings: {
      term: {
        label: 'License term',
        shortLabel: 'License years',
        written: inYears,
        ledger: { of: 'renewing' },
        compared: 'keeping',
        table: { set: 'keeping' },
        sheet: { table: 'keeping', width: 0.9, align: 'right' },
      },
    },
    questions: [ask.renewalTerm],
  }),
  'entry.continuingEducationHours': entry(z.number().nonnegative(), {
    called: 'continuing education',
    meaning: 'Continuing education in each of those terms.',
    unit: 'hours',
    section: 'renewing',
    readings: {
      continuing: {
        label: 'Continuing education each term',
        shortLabel: 'CE hours a term',
        written: inHours,
        ledger: { of: 'renewing' },
        compared: 'keeping',
        table: { set: 'keeping' },
        sheet: { table: 'keeping', width: 1.4, align: 'right' },
      },
    },
    questions: [ask.continuingEducation],
  }),
};
