/** What a visitor typed into the calendar's fields, read. Pure: `today` is passed in. */
import { addDays, type Day, isDay } from './days.ts';
import { guessedPace, type Pace } from '../facts/weeks-to-license.ts';

export type ReadCalendar = {
  /** Null while no day, or no possible one, is chosen. */
  start: Day | null;
  /** Null while one of the numbers cannot be used. */
  pace: Pace | null;
  /** What is wrong, by the field's name; says how to put it right. */
  problems: Record<string, string>;
};

type NumberField = { name: string; key: keyof Pace; from: number; to: number; whole: boolean };

const numbers: NumberField[] = [
  { name: 'calendar.hours', key: 'hoursPerWeek', from: 1, to: 80, whole: false },
  { name: 'calendar.weeks-off', key: 'weeksOff', from: 0, to: 52, whole: true },
  { name: 'calendar.to-application', key: 'toApplication', from: 0, to: 52, whole: true },
  { name: 'calendar.to-exam', key: 'toExam', from: 0, to: 52, whole: true },
  { name: 'calendar.to-license', key: 'toLicense', from: 0, to: 52, whole: true },
];

export const startField = 'calendar.start';
export const hoursField = 'calendar.hours';

/** `values`: what the fields hold, by name; a field that is missing holds our guess. */
export function readCalendar(values: Record<string, string>, today: Day): ReadCalendar {
  const problems: Record<string, string> = {};
  const read = numbers.map((field) => {
    const number = readNumber(values[field.name] ?? `${guessedPace[field.key]}`, field);
    if (number === null)
      problems[field.name] = `Enter a ${field.whole ? 'whole ' : ''}number from ${field.from} to ${field.to}.`;
    return [field.key, number] as const;
  });
  const typed = values[startField] ?? '';
  const start = isStart(typed, today) ? typed : null;
  if (typed !== '' && !start) problems[startField] = 'Choose a day within two years before or five years after today.';
  const pace = read.every(([, number]) => number !== null) ? (Object.fromEntries(read) as Pace) : null;
  return { start, pace, problems };
}

function readNumber(text: string, { from, to, whole }: NumberField): number | null {
  const shape = whole ? /^\d{1,3}$/ : /^\d{1,3}(\.\d{1,2})?$/;
  const number = shape.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : null;
}

/** The day someone began, or will begin: a slip in the year is caught. */
function isStart(day: string, today: Day): boolean {
  return isDay(day) && day >= addDays(today, -2 * 366) && day <= addDays(today, 5 * 366);
}

/**
 * The start and the hours from an address such as ?start=2026-12-01&hours=10, as fields; what is unusable is left out.
 */
export function calendarFromAddress(search: string, today: Day): Record<string, string> {
  const query = new URLSearchParams(search);
  const found = { [startField]: query.get('start') ?? '', [hoursField]: query.get('hours') ?? '' };
  const { problems } = readCalendar(found, today);
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => value !== '' && !problems[name]));
}

/** The same the other way: '?start=2026-12-01&hours=10', or '' while there is nothing to share. */
export function calendarAddress({ start, pace }: ReadCalendar): string {
  return start && pace ? `?${new URLSearchParams({ start, hours: `${pace.hoursPerWeek}` })}` : '';
}
