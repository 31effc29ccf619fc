import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';

/** How many pass, where somebody says so. */
export const passRateFacts = {
  examPassRate: entry(z.strictObject({ percent: z.number().min(0).max(100), period: text }), {
    called: 'published exam pass rate',
    meaning: 'Share of candidates who pass, where it is published.',
    noneMeans: 'Not published.',
    parts: { percent: 'The share in percent.', period: 'Which exams it counts.' },
    section: 'exam',
    readings: {
      'pass-rate': {
        label: 'Pass rate',
        written: { long: ({ percent, period }) => `${percent}% (${period})` },
        ledger: { of: 'exam' },
        compared: 'exam',
      },
    },
  }),
};
