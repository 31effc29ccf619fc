import type { ExamArea } from '../../question-bank/exam-areas.ts';

/**
 * What drawing has to know of a question. `topic`: the id of one of the six topics. `concept`: what is tested, as a
 * number of its own. `enemies`: questions that ask nearly the same or give this one away, each named on both sides.
 */
export type BankEntry = { id: string; area: ExamArea; topic: string; concept: number; enemies?: readonly string[] };
