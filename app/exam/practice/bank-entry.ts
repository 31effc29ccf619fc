import type { QuestionArea } from '../../question-bank/question-area.ts';

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
