/** The days of a plan's steps. Pure. */
import type { ReadCalendar } from './calendar-fields.ts';
import type { CalendarDay } from './calendar-file.ts';
import type { Day } from './days.ts';
import { isTimed } from '../facts/weeks-to-license.ts';
import { daysTo } from './road.ts';
import type { StatePlanView } from './state-plan.server.ts';

/** The day of each step by its id; none while the visitor has no start date or the state publishes no hours. */
export function plannedDays(
  calendar: ReadCalendar | null,
  { courseHours, hasFewExams, steps }: Pick<StatePlanView, 'courseHours' | 'hasFewExams' | 'steps'>,
): Record<string, Day | undefined> {
  if (!calendar?.start || !calendar.pace || courseHours === null) return {};
  const { start, pace } = calendar;
  const days = daysTo(start, courseHours, pace);
  return Object.fromEntries(
    steps.flatMap(({ id, milestone }) => (isTimed(milestone, pace, hasFewExams) ? [[id, days[milestone]]] : [])),
  );
}

/**
 * The steps that have a day, for a calendar file: the visitor's own day before the calendar's, with what is still to
 * do.
 */
export function calendarDaysOf(
  plan: StatePlanView,
  values: Record<string, string>,
  planned: Record<string, Day | undefined>,
  url: string,
): CalendarDay[] {
  return plan.steps.flatMap(({ id, title, items }) => {
    const day = values[`date.${id}`] || planned[id];
    if (!day) return [];
    const open = items.filter((item) => !values[`done.${item.id}`]).map(({ text }) => text);
    const note = values[`note.${id}`];
    return [
      {
        id: `${plan.slug}-step-${id}`,
        day,
        url,
        title: `${plan.name} license: ${title}`,
        text: [...open, ...(note ? [note] : [])].join('\n'),
      },
    ];
  });
}
