import { capitalize, withArticle } from '../../wording/wording.ts';
import { readRecordRules } from '../record-rules.server.ts';
import type { Ask } from './ask.server.ts';

type History = { predetermination: boolean | null; name: string | null };

export const criminalRecord: Ask<History> = ({ value: found, code, name, words, person }) => {
  // An advance answer in effect alone would make the question unfair.
  if (found.predetermination === null || readRecordRules()[code]?.ruling === 'with the application') return null;
  const { name: who, they, their } = person;
  const ask = `Ask ${words.regulator} to review ${their} record first`;
  const wait = `Nothing. ${capitalize(words.regulator)} won’t answer until ${they} applies`;
  return {
    question:
      `${who} has an old conviction and wants to be licensed in ${name}. What can ${they} do before ${they} pays ` +
      'for a course?',
    right: found.predetermination ? ask : wait,
    wrong: [
      found.predetermination ? wait : ask,
      `Have ${their} school certify that the conviction doesn’t matter`,
      `Ask the exam company to clear ${their} record for the exam`,
    ],
    says: found.predetermination
      ? `You can ask before you apply${found.name ? `. The request is called ${calledOf(found.name)}` : ''}`
      : `${capitalize(words.regulator)} decides only after you apply`,
  };
};

/** A few names of the facts have their article. */
const calledOf = (name: string): string => (/^an? /.test(name) ? name : withArticle(name));
