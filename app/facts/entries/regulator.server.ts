import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { law, regulator } from '../questions/regulator-questions.server.ts';
import { asText, partOf } from '../writings.server.ts';

/** Who licenses, and by which law. */
export const regulatorFacts = {
  'regulator.name': entry(text, {
    called: 'regulator',
    meaning: 'The body that issues the license.',
    section: 'regulator',
    readings: { regulator: { label: 'Regulator', written: asText, sheet: { table: 'regulator', width: 3.2 } } },
    questions: [regulator],
  }),
  'regulator.url': entry(z.url(), {
    called: 'regulator website',
    meaning: 'Its website.',
    section: 'regulator',
    readings: {
      website: {
        label: 'Website',
        written: { long: (url) => new URL(url).hostname.replace(/^www\./, '') },
        sheet: { table: 'regulator', width: 1.8 },
      },
    },
  }),
  'regulator.phone': entry(text, {
    called: 'regulator phone number',
    meaning: 'Its telephone number.',
    section: 'regulator',
    readings: { phone: { label: 'Phone', written: asText, sheet: { table: 'regulator', width: 1.9 } } },
  }),
  law: entry(z.strictObject({ citation: text, url: z.url().nullable() }), {
    called: 'license law',
    meaning: 'The statute that governs licenses.',
    parts: { citation: 'How the statute is cited.', url: 'Where its text can be read, if a page is known.' },
    section: 'regulator',
    readings: { law: { label: 'License law', written: partOf(({ citation }) => citation, asText) } },
    questions: [law],
  }),
};
