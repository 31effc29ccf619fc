/** Writes days into a calendar file (.ics) that phone, desktop and web calendars read: RFC 5545. Pure. */
import { addDays, type Day } from './days.ts';

export type CalendarDay = {
  /** Stays the same from export to export, so that a calendar replaces the day instead of adding it again. */
  id: string;
  day: Day;
  title: string;
  text: string;
  /** Where to read on. */
  url: string;
};

/**
 * @param host the site's host name: makes ids unique in the world
 * @param madeAt when the file is made; calendars take the later of two versions of a day
 * @returns the file's text, lines ended by CRLF and none longer than 75 octets
 */
export function calendarFile(days: CalendarDay[], host: string, madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Plan//EN`,
    'CALSCALE:GREGORIAN',
    ...days.flatMap((day) => eventOf(day, host, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

// A date without a time belongs to no time zone; DTEND is the day after, as the RFC counts.
function eventOf({ id, day, title, text, url }: CalendarDay, host: string, madeAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${url}`,
    // The day is marked, not blocked: the visitor stays free for other appointments.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

const octets = new TextEncoder();

/** Continued on lines that begin with a space, never inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > 75) {
      lines.push(current);
      [current, length] = [' ', 1];
    }
    current += character;
    length += size;
  }
  return [...lines, current].join('\r\n');
}
