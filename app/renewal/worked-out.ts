/** Loaded once something is entered, or kept (use-worked-out.ts): a reader of the rules alone never fetches it. */
export { CourseForm } from './CourseForm.tsx';
export { CourseList } from './CourseList.tsx';
export { RenewalActions, RenewalResult } from './RenewalResult.tsx';
export { standingOf } from './standing.ts';
