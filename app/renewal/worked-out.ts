/** Loaded once something is entered, or kept (use-worked-out.ts): a reader of the rules alone never fetches it. */
export { CourseList } from './CourseList.tsx';
export { readCourse } from './course-form.ts';
export { RenewalActions, RenewalResult } from './RenewalResult.tsx';
export { standingOf } from './standing.ts';
