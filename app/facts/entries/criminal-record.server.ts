import { z } from 'zod';
import { text } from '../fact.server.ts';
import { entry } from '../fact-entry.server.ts';
import { criminalRecord } from '../questions/criminal-record-questions.server.ts';
import { asSentence, partOf, yesOrNo } from '../writings.server.ts';

type History = { predetermination: boolean | null; name: string | null; rule: string };

/** With the name of the request, which a comparison leaves out: another name is no other rule. */
function answerWithItsName({ predetermination, name }: History): string {
  if (predetermination === null) return 'No page says';
  if (!predetermination) return 'No way found';
  return name ? `Yes: ${name}` : 'Yes';
}

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
          compared: 'record',
          table: { set: 'cost' },
          sheet: { table: 'record', width: 1.6, written: { long: answerWithItsName } },
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
