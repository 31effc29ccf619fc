import { numberOf } from '../seeded.ts';
import type { ExamUnderWay } from '../../study/exam-work.ts';
import type { Question } from './question.ts';

/** A figure in a text: 1,079.19 */
export const figurePattern = /\d+(?:,\d{3})*(?:\.\d+)?/g;

/**
 * A sum with the numbers of this exam: drawn from its id, so that a reload, another device and the review show the
 * same. Exams begun before numbers varied keep those that stand in the bank.
 */
export function withFigures<T extends Question>(question: T, { id, varied }: Pick<ExamUnderWay, 'id' | 'varied'>): T {
  if (!varied || !question.varies) return question;
  const { rows, columns } = question.varies;
  const row = rows[numberOf(`${id} ${question.id} figures`) % rows.length]!;
  let next = 0;
  const written = (text: string): string =>
    text.replaceAll(figurePattern, (figure) => row[columns[next++] ?? -1] ?? figure);
  return {
    ...question,
    question: written(question.question),
    options: question.options.map(written),
    because: written(question.because),
    wrong: Object.fromEntries(Object.entries(question.wrong).map(([place, why]) => [place, written(why)])),
    ...(question.translated && {
      translated: {
        question: written(question.translated.question),
        options: question.translated.options.map(written),
      },
    }),
    ...(question.sum && { sum: { words: written(question.sum.words), figures: written(question.sum.figures) } }),
  };
}
