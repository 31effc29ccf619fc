/** The days of a license for a calendar file: its deadlines, and 90, 30, and 7 days ahead of each. Pure. */
import type { CalendarDay } from '../plan/calendar-file.ts';
import { type Day, dayInWords } from '../plan/days.ts';
import { reminderDays } from './reminders.ts';

export type Deadline = {
  /** Stands in the calendar's ids: never changed. */
  id: 'renewal' | 'post-license';
  day: Day;
  /** "Renew your Ohio license". */
  title: string;
  /** What is still to do. */
  text: string;
};

/** Only what is still to come; an id names deadline, its day and the reminder, so that a later file replaces it. */
export function licenseDays(slug: string, deadlines: Deadline[], today: Day, url: string): CalendarDay[] {
  return deadlines
    .filter(({ day }) => day >= today)
    .flatMap(({ id, day, title, text }) => [
      { id: `${slug}-${id}-${day}`, day, title: `${title}: last day`, text, url },
      ...reminderDays(day, today).map((reminder) => ({
        id: `${slug}-${id}-${day}-${reminder.ahead}`,
        day: reminder.day,
        title: `${title}: ${reminder.ahead} days left`,
        text: `Due ${dayInWords(day)}.${text ? ` ${text}` : ''}`,
        url,
      })),
    ]);
}
