import type { Course } from '../study/license-work.ts';
import { csvLine } from '../states/compare/csv-line.ts';
import { countsInWords } from './course-counts.ts';

/** The log as a table for spreadsheets: a row a course, by the day it was finished. Pure. */
export const courseCsv = (courses: Course[]): string =>
  [
    ['Finished', 'Course', 'Counts as', 'Hours', 'Certificate number'],
    ...courses.map(({ day, name, counts, hours, certificate }) => [
      day,
      name,
      countsInWords(counts),
      `${hours}`,
      certificate,
    ]),
  ]
    .map(csvLine)
    .join('');
