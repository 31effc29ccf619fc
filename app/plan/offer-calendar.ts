import { site } from '../frame/site.ts';
import { offerFile } from '../study/offer-file.ts';
import { calendarFile, type CalendarDay } from './calendar-file.ts';

/**
 * Hands the visitor a calendar file. A module of its own, imported when the button is pressed: most visitors never do.
 */
export function offerCalendar(days: CalendarDay[], name: string): void {
  offerFile(calendarFile(days, new URL(site.origin).host, new Date()), name, 'text/calendar');
}
