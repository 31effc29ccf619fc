import type { StateRecord } from '../../facts/state-record.server.ts';
import { list, withArticle, word, years } from '../../wording/wording.ts';

/** The way from the first license to the broker's, as far as the facts go, and what to ask before it. */
export function toBroker({ broker, words }: StateRecord): string {
  const { experienceYears, hours, examRequired } = broker;
  const steps = [
    ...(experienceYears.value ? [`work ${years(experienceYears.value)} with your first license`] : []),
    hours.value !== null || hours.note ? 'take the broker courses' : 'take any required courses',
    ...(examRequired.value === false ? [] : ['pass the broker exam']),
  ];
  // What its application costs, and what comes first, is no fact of ours in any state.
  const ask =
    examRequired.value === false
      ? `We couldn’t find the cost. Ask ${words.regulator}.`
      : `We couldn’t find the cost, or whether you apply before the exam. Ask ${words.regulator}.`;
  return `To become ${withArticle(words.broker)}, ${list([...steps, word('apply')])}. ${ask}`;
}
