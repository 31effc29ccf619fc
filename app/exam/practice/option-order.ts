import { shuffled } from '../seeded.ts';
import type { ExamUnderWay } from '../../study/exam-work.ts';
import type { Question } from './question.ts';

/** Filed places of options in the order in which they are shown: `[2, 0, 3, 1]` shows the third option first. */
export type OptionOrder = readonly number[];

const filed: OptionOrder = [0, 1, 2, 3];

/**
 * Anew for each exam, so that nobody learns letters, and the same for one exam after a reload or on another device.
 * Exams of the time before options were shuffled keep the order in which they began.
 */
export const optionOrder = (exam: Pick<ExamUnderWay, 'id' | 'shuffled'>, question: string): OptionOrder =>
  exam.shuffled ? shuffled(filed, `${exam.id} ${question}`) : filed;

/** A question with its options, key and explanations at the places where they are shown. */
export function asShown<T extends Pick<Question, 'options' | 'answer' | 'wrong'>>(question: T, order: OptionOrder): T {
  const { options, answer, wrong } = question;
  return {
    ...question,
    options: order.map((place) => options[place]!),
    answer: order.indexOf(answer),
    wrong: Object.fromEntries(Object.entries(wrong).map(([place, why]) => [order.indexOf(Number(place)), why])),
  };
}
