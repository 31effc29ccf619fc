import { courseHoursOf } from '../../facts/course-hours.server.ts';
import { examWait } from '../../facts/road.server.ts';
import type { StateRecord } from '../../facts/state-record.server.ts';
import { guessedPace, weeksTo } from '../../facts/weeks-to-license.ts';
import { capitalize, plural } from '../../wording/wording.ts';
import type { Costs } from './fees.server.ts';

/** "About 25 weeks", or "Varies", and what that covers or whom to ask. */
export type Total = { text: string; detail: string };

/** How long and how much, at the guide's top: each as far as it is known, with what comes on top. */
export const totalsOf = (record: StateRecord, costs: Costs): { time: Total; cost: Total } => ({
  time: timeOf(record),
  cost: costOf(record, costs),
});

function timeOf(record: StateRecord): Total {
  const { words } = record;
  const hours = courseHoursOf(record)?.all;
  if (!hours) return { text: 'Varies', detail: `Ask ${words.regulator} whether you need a course` };
  const { course, license } = weeksTo(hours, guessedPace);
  if (record.road?.examsPerYear)
    return {
      text: `About ${plural(course, 'week')}`,
      detail: `of courses at ${guessedPace.hoursPerWeek} hours a week. ${examWait(record).replace(/\.$/, '')}`,
    };
  return {
    text: `About ${plural(license, 'week')}`,
    detail:
      `${course} weeks of courses at ${guessedPace.hoursPerWeek} hours a week, then about ${license - course} for ` +
      'exam and license',
  };
}

/** Nothing added up is no sum of zero, and tuition, the largest part, is in no sum. */
function costOf({ words }: StateRecord, { known, sum, unknown, reported }: Costs): Total {
  if (sum === 0) return { text: 'Varies', detail: `Ask ${words.regulator} for its fees; tuition is extra` };
  const upTo = reported ? `. With the missing fees, plan on ${reported}, before tuition` : '';
  return {
    text: capitalize(known),
    detail: `in known fees, plus ${unknown}${upTo}`,
  };
}
