import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { asList, asSentence, partOf } from '../writings.server.ts';

const whole = z.int().nonnegative();

/** Taking the exam in another language, and taking it again. */
export const retakeFacts = {
  'entry.examLanguages': entry(z.array(text), {
    called: 'exam languages',
    meaning: 'Languages the exam is given in.',
    section: 'exam',
    readings: {
      languages: {
        label: 'Languages of the exam',
        shortLabel: 'Languages',
        written: asList,
        ledger: { of: 'exam', label: 'short', ifKnown: true },
        compared: 'again',
      },
    },
  }),
  'entry.retake': entry(z.strictObject({ waitDays: whole.nullable(), attempts: whole.nullable(), rule: text }), {
    called: 'retake rule',
    meaning: 'What follows a failed exam.',
    parts: {
      waitDays: 'Days to wait before the next attempt.',
      attempts: 'Attempts allowed. Null: none set or found; see the rule.',
      rule: 'The rule, in a sentence.',
    },
    section: 'exam',
    readings: {
      retake: {
        label: 'If you fail',
        inWords: true,
        written: partOf(({ rule }) => rule, asSentence),
        ledger: { of: 'exam', ifKnown: true },
        compared: 'again',
        sheet: { table: 'again', width: 6 },
      },
    },
  }),
};
