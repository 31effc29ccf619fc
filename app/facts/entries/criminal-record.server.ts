import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { criminalRecord } from '../questions/criminal-record-questions.server.ts';
import { type AskFirst, askFirst } from '../record-rules.server.ts';
import { asSentence, oneOf, partOf, type Writing, yesOrNo } from '../writings.server.ts';

type History = { predetermination: boolean | null; name: string | null; rule: string };

const answers: Writing<AskFirst> = oneOf({
  yes: { long: 'You can ask for one', short: 'Yes', sort: 2 },
  possibly: { long: 'Possibly', short: 'Possibly', sort: 1 },
  early: { long: 'No, but you can apply early', short: 'No', sort: 0 },
  no: { long: 'No', short: 'No', sort: 0 },
});

/** With the name of the request, which a comparison leaves out: another name is no other rule. */
const named = (code: string): Writing<History> => ({
  long: ({ predetermination, name }) => {
    const answer = askFirst(predetermination, code);
    if (answer === null) return 'No page says';
    if (answer === 'no') return 'No way found';
    if (answer === 'early') return 'No, but you can apply early';
    if (answer === 'possibly') return name ? `Possibly: ${name}` : 'Possibly';
    return name ? `Yes: ${name}` : 'Yes';
  },
});

/** Being licensed with a criminal record. */
export const criminalRecordFacts = {
  'entry.criminalHistory': entry(
    z.strictObject({ predetermination: z.boolean().nullable(), name: text.nullable(), rule: text }),
    {
      called: 'criminal record rule',
      meaning: 'How a criminal record is treated.',
      parts: {
        predetermination: 'Whether you can ask before you apply. Null: no source says.',
        name: 'What that answer is called.',
        rule: 'The rule, in a sentence.',
      },
      section: 'criminal-record',
      readings: {
        'record-answer': {
          label: 'An answer before you apply',
          shortLabel: 'Ask about a record first',
          written: partOf(({ predetermination }) => predetermination, yesOrNo('You can ask for one', 'No')),
          writtenIn: (code) => partOf(({ predetermination }) => askFirst(predetermination, code), answers),
          compared: 'record',
          table: { set: 'cost' },
          sheet: { table: 'record', width: 1.6, writtenIn: named },
        },
        'record-rule': {
          label: 'The rule',
          inWords: true,
          written: partOf(({ rule }) => rule, asSentence),
          compared: 'record',
          sheet: { table: 'record', width: 4.4 },
        },
      },
      questions: [criminalRecord],
    },
  ),
};
