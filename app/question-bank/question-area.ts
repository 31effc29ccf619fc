import type { ExamArea } from './exam-areas.ts';

/** Questions on a state's own law are an area of their own: they count in none of the national ones. */
export type QuestionArea = ExamArea | 'state-law';

/** Ids on a state's law begin with the state's code: "ga-001". */
export const isOnLaw = (id: string): boolean => /^[a-z]{2}-\d/.test(id);
