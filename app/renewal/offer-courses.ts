import { offerFile } from '../study/offer-file.ts';
import type { Course } from '../study/license-work.ts';
import { courseCsv } from './course-csv.ts';

/** Hands the visitor the log. A module of its own, imported when the button is pressed. */
export const offerCourses = (courses: Course[], name: string): void =>
  offerFile(courseCsv(courses), name, 'text/csv;charset=utf-8');
