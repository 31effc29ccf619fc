/** What each date rests on, in words. Pure. */
import { guessedPace, type MilestoneId, type Pace } from '../facts/weeks-to-license.ts';
import { hours, plural, weeksOfStudy } from '../wording/wording.ts';

/** Says how a date came about, and which waits are assumptions: ours while untouched, then the visitor's. */
export function basisOf(id: MilestoneId, courseHours: number, pace: Pace): string {
  const { hoursPerWeek, weeksOff } = pace;
  switch (id) {
    case 'start':
      return 'Your first class.';
    case 'course':
      return (
        `${plural(weeksOfStudy(courseHours, hoursPerWeek), 'week')} of study: ${hours(courseHours)} at ` +
        `${hoursPerWeek} a week${weeksOff ? `, and ${plural(weeksOff, 'week')} off` : ''}.`
      );
    case 'application':
      return wait('toApplication', 'the course', pace);
    case 'exam':
      return wait('toExam', 'you book', pace);
    case 'license':
      return wait('toLicense', 'the exam', pace);
  }
}

function wait(key: 'toApplication' | 'toExam' | 'toLicense', since: string, pace: Pace): string {
  return (
    `${plural(pace[key], 'week')} after ${since}: ` +
    `${pace[key] === guessedPace[key] ? 'our guess' : 'your assumption'}, not a promise.`
  );
}
