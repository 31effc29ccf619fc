import { studyDay } from '../../study/study-day.ts';

const longDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const dayMs = 86_400_000;

/**
 * When to come back, in a sentence: the first day on which questions are due again, and how many are then. Empty where
 * none is.
 * @param dues when each question comes back, and `now`: milliseconds since 1970
 */
export function backWords(dues: number[], now: number): string {
  if (dues.length === 0) return '';
  const soonest = Math.max(now, Math.min(...dues));
  const count = dues.filter((due) => studyDay(due) <= studyDay(soonest)).length;
  const questions = count === 1 ? 'one of these questions is' : `${count} of these questions are`;
  if (studyDay(soonest) === studyDay(now)) return `Come back later today: ${questions} due then.`;
  if (studyDay(soonest) === studyDay(now + dayMs)) return `Come back tomorrow: ${questions} due then.`;
  return `Come back on ${longDate.format(soonest)}: ${questions} due then.`;
}
