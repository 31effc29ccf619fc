/** The road to a license in dates. Pure. */
import { type MilestoneId, milestoneIds, type Pace, weeksTo } from '../facts/weeks-to-license.ts';
import { addWeeks, type Day } from './days.ts';

export const milestoneNames: Record<MilestoneId, string> = {
  start: 'Course begins',
  course: 'Course finished',
  application: 'Exam booked',
  exam: 'State exam',
  license: 'License issued',
};

/** The day of each milestone: whole weeks after the start, so each falls on the weekday of the start. */
export function daysTo(start: Day, courseHours: number, pace: Pace): Record<MilestoneId, Day> {
  const weeks = weeksTo(courseHours, pace);
  return Object.fromEntries(milestoneIds.map((id) => [id, addWeeks(start, weeks[id])])) as Record<MilestoneId, Day>;
}
