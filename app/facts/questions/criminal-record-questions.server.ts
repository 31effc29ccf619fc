import { readRecordRules } from '../record-rules.server.ts';
import type { Ask } from './ask.server.ts';

type History = { predetermination: boolean | null; name: string | null };

export const criminalRecord: Ask<History> = ({ value: found, code, name, words, person }) => {
  // An advance answer in effect alone would make the question unfair.
  if (found.predetermination === null || readRecordRules()[code]?.ruling === 'with the application') return null;
  const { name: who, they, their } = person;
  const ask = `Ask ${words.regulator} in advance how it sees ${their} record`;
  const wait = `Nothing: ${words.regulator} gives no answer before ${they} applies`;
  return {
    question:
      `${who} has an old conviction and wants to be licensed in ${name}. What can ${they} do before ${they} pays ` +
      'for a course?',
    right: found.predetermination ? ask : wait,
    wrong: [
      found.predetermination ? wait : ask,
      `Have ${their} school certify that the conviction is no obstacle to a license`,
      `Ask the exam vendor to clear ${their} record for the exam`,
    ],
    says: found.predetermination
      ? `${name} answers in advance${found.name ? `; the request is called ${found.name}` : ''}`
      : `${name} decides only once there is an application`,
  };
};
