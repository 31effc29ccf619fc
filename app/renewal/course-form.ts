/** A course as the form of the log holds it, read. Pure. */
import { isDay } from '../plan/days.ts';
import { type Course, courseLimits, mostCourseHours } from '../study/license-work.ts';
import { elective } from './course-counts.ts';

export type ReadCourse = { course: Course } | { problems: Record<string, string> };

/** `values`: by the field's name: course, hours, counts, day, certificate. Says how to put right what is wrong. */
export function readCourse(values: Record<string, string>, today: string): ReadCourse {
  const problems: Record<string, string> = {};
  const typed = (values['hours'] ?? '').trim().replace(',', '.');
  const hours = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  if (hours <= 0 || hours > mostCourseHours) problems['hours'] = 'Enter the hours as a number, such as 3 or 1.5.';
  const day = values['day'] ?? '';
  if (!isDay(day) || day < '1950-01-01') problems['day'] = 'Enter the day you finished the course.';
  else if (day > today) problems['day'] = 'Log a course after you finish it: this day is still to come.';
  if (Object.keys(problems).length > 0) return { problems };
  const short = (name: string, most: number): string => (values[name] ?? '').trim().slice(0, most);
  return {
    course: {
      name: short('course', courseLimits.name) || 'Course',
      hours,
      counts: short('counts', courseLimits.counts) || elective,
      day,
      certificate: short('certificate', courseLimits.certificate),
    },
  };
}
