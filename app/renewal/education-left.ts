/** Which hours of education are still to take in a term. Pure. */
import type { Course } from '../study/license-work.ts';
import { postLicense } from './course-counts.ts';
import type { Term } from './terms.ts';

/** What a state asks for in each term; null where no number of hours was found. */
export type Education = {
  hours: number | null;
  mandatory: { name: string; hours: number }[];
  firstTermHours: number | null;
};

/** A part that has to be taken, and how much of it was. */
export type PartLeft = { name: string; hours: number; taken: number; left: number };

export type EducationLeft = {
  /** Null: no number of hours is known, so nothing can be subtracted. */
  hours: number | null;
  taken: number;
  left: number | null;
  parts: PartLeft[];
};

const sum = (courses: Course[]): number => courses.reduce((total, { hours }) => total + hours, 0);

/** The courses that count for a term: finished in it, post-license courses aside. */
export const coursesIn = <C extends Course>(courses: C[], { from, to }: Pick<Term, 'from' | 'to'>): C[] =>
  courses.filter(({ day, counts }) => counts !== postLicense && (from === null || day >= from) && day <= to);

/** The continuing education of a term; hours over a mandatory part count as electives. */
export function continuingLeft(education: Education, courses: Course[], term: Term): EducationLeft {
  const { hours, mandatory } = dueIn(education, term);
  const counted = coursesIn(courses, term);
  const taken = sum(counted);
  const parts = mandatory.map(({ name, hours: needed }) => {
    const own = sum(counted.filter(({ counts }) => counts === name));
    return { name, hours: needed, taken: own, left: Math.max(0, needed - own) };
  });
  if (hours === null) return { hours, taken, left: null, parts };
  // Electives beyond their share do not stand in for what is mandatory.
  const mandatoryLeft = parts.reduce((total, { left }) => total + left, 0);
  return { hours, taken, left: Math.max(hours - taken, mandatoryLeft, 0), parts };
}

function dueIn(
  { hours, mandatory, firstTermHours }: Education,
  { isFirst }: Term,
): Pick<Education, 'hours' | 'mandatory'> {
  if (!isFirst || firstTermHours === null) return { hours, mandatory };
  return { hours: firstTermHours, mandatory: firstTermHours === 0 ? [] : mandatory };
}

/** The post-license course, whenever it was taken. */
export function postLicenseLeft(hours: number, courses: Course[]): { hours: number; taken: number; left: number } {
  const taken = sum(courses.filter(({ counts }) => counts === postLicense));
  return { hours, taken, left: Math.max(0, hours - taken) };
}
