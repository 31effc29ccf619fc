import { list } from '../wording/wording.ts';
import { type Entry, isEntry, mergePlans, type StatePlan, stateName } from './plan-work.ts';
import { isRecord, type WorkKind } from './work-kind.ts';

/** A course that a licensee took. `counts`: elective, post-license, or the name of the mandatory part it counts for. */
export type Course = { name: string; hours: number; counts: string; day: string; certificate: string };

/** A course and when it was written, in milliseconds since 1970; a deleted one stays as null, with its age. */
export type CourseEntry = { course: Course | null; at: number };

/**
 * What a licensee keeps of one state's license: the fields of the form by name (issued and expires as YYYY-MM-DD,
 * birth-month, birth-day, group) and the courses by a made-up id.
 */
export type HeldLicense = { fields: StatePlan; courses: Record<string, CourseEntry> };

/** Licenses by the state's slug. */
export type LicenseWork = Record<string, HeldLicense>;

export const emptyLicense: HeldLicense = { fields: {}, courses: {} };

/** The most characters of a course's texts. */
export const courseLimits = { name: 200, counts: 120, certificate: 80 } as const;
export const mostCourseHours = 500;
const mostCourses = 1000;
const fieldLimits: Record<string, number> = { issued: 10, expires: 10, 'birth-month': 2, 'birth-day': 2, group: 120 };

export const licenseWork: WorkKind<LicenseWork> = {
  key: 'licenses',
  name: 'license records',
  empty: {},
  read: (value) =>
    isRecord(value) && Object.entries(value).every(([slug, held]) => /^[a-z-]{1,60}$/.test(slug) && isHeld(held))
      ? (value as LicenseWork)
      : null,
  merge: (here, loaded) => {
    const slugs = new Set([...Object.keys(here), ...Object.keys(loaded)]);
    return Object.fromEntries(
      [...slugs].map((slug) => [slug, mergeHeld(here[slug] ?? emptyLicense, loaded[slug] ?? emptyLicense)]),
    );
  },
  describe: (work) => {
    const names = heldStates(work).map(stateName);
    if (names.length === 0) return '';
    return `${names.length === 1 ? 'a license record' : 'license records'} for ${list(names)}`;
  },
};

/** The states with something written about a license, in the order they were begun. */
export const heldStates = (work: LicenseWork): string[] =>
  Object.keys(work).filter((slug) => {
    const { fields, courses } = work[slug]!;
    return Object.values(fields).some(({ value }) => value !== '') || coursesOf({ fields, courses }).length > 0;
  });

/** The courses that are not deleted, by day, each with its id. */
export const coursesOf = ({ courses }: HeldLicense): (Course & { id: string })[] =>
  Object.entries(courses)
    .flatMap(([id, { course }]) => (course ? [{ id, ...course }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.name.localeCompare(other.name));

/** All of both; where both hold one, the newer. The order of the two makes no difference. */
export function mergeHeld(one: HeldLicense, other: HeldLicense): HeldLicense {
  const courses = { ...one.courses };
  for (const [id, entry] of Object.entries(other.courses)) {
    const here = courses[id];
    const isNewer = !here || entry.at > here.at || (entry.at === here.at && textOf(entry) > textOf(here));
    if (isNewer) courses[id] = entry;
  }
  return { fields: mergePlans(one.fields, other.fields), courses };
}

const textOf = ({ course }: CourseEntry): string => JSON.stringify(course);

function isHeld(held: unknown): boolean {
  if (!isRecord(held) || !isRecord(held['fields']) || !isRecord(held['courses'])) return false;
  const [fields, courses] = [Object.entries(held['fields']), Object.entries(held['courses'])];
  return (
    courses.length <= mostCourses &&
    fields.every(([name, entry]) => name in fieldLimits && isEntry(entry, fieldLimits[name]!)) &&
    courses.every(([id, entry]) => /^[a-z0-9-]{1,40}$/.test(id) && isCourseEntry(entry))
  );
}

function isCourseEntry(entry: unknown): boolean {
  if (!isRecord(entry) || !isAge(entry['at'])) return false;
  return entry['course'] === null || isCourse(entry['course']);
}

function isCourse(course: unknown): boolean {
  if (!isRecord(course)) return false;
  const hours = course['hours'];
  return (
    typeof hours === 'number' &&
    hours > 0 &&
    hours <= mostCourseHours &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(course['day'])) &&
    Object.entries(courseLimits).every(([name, most]) => isText(course[name], most))
  );
}

const isText = (text: unknown, most: number): boolean => typeof text === 'string' && text.length <= most;
const isAge = (at: unknown): at is Entry['at'] => Number.isSafeInteger(at) && (at as number) >= 0;
