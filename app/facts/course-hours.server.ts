import type { StateRecord } from './state-record.server.ts';

/** Hours of courses before the first license: those that the exam needs, and those that may come after it. */
export type CourseHours = { all: number; beforeExam: number; afterwards: number };

/**
 * What a beginner's courses come to; null where their length is not known. The courses of a few states (Arizona, Rhode
 * Island) are longer than the education that lets you take the exam: one of them is due only with the application.
 */
export function courseHoursOf({ entry }: Pick<StateRecord, 'entry'>): CourseHours | null {
  const beforeExam = entry.prelicenseHours.value;
  if (!beforeExam) return null;
  const listed = (entry.prelicenseCourses.value ?? []).reduce((sum, { hours }) => sum + (hours ?? 0), 0);
  const all = Math.max(beforeExam, listed);
  return { all, beforeExam, afterwards: all - beforeExam };
}
