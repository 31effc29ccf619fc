import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

const fewest = 3;

/** A concept has at least three questions, all in one cell, so that different exams can ask it differently. */
export function conceptsAreAskedThrice(questions: Pick<BankQuestion, 'file' | 'cell' | 'concept'>[]): ContentProblem[] {
  return [...Map.groupBy(questions, ({ concept }) => concept)].flatMap(([concept, asked]) => {
    const cells = new Set(asked.map(({ cell }) => cell));
    return [
      ...(asked.length < fewest ? [`has ${asked.length} questions; ${fewest} are the fewest`] : []),
      ...(cells.size > 1 ? [`stands in more than one cell: ${[...cells].join(', ')}`] : []),
    ].map((problem) => ({ file: asked[0]!.file, field: `concept ${concept}`, problem }));
  });
}
