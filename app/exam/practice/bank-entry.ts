import type { ExamArea } from '../../question-bank/exam-areas.ts';

/** Questions on a state's own law are an area of their own: they count in none of the national ones. */
export type QuestionArea = ExamArea | 'state-law';

/**
 * What drawing has to know of a question. `topic`: the id of one of the six topics, or the part of a state's law.
 * `concept`: what is tested, as a number of its own. `enemies`: questions that ask nearly the same or give this one
 * away, each named on both sides.
 */
export type BankEntry = {
  id: string;
  area: QuestionArea;
  topic: string;
  concept: number;
  enemies?: readonly string[];
};

/** Ids on a state's law begin with the state's code: "ga-001". */
export const isOnLaw = (id: string): boolean => /^[a-z]{2}-\d/.test(id);
