import { otherFigures } from '../../app/exam/practice/other-figures.server.ts';
import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** Every figure of a sum that varies follows from its inputs, and other numbers come out. */
export function sumsVary(questions: BankQuestion[]): ContentProblem[] {
  return questions.flatMap((question) => {
    try {
      if (question.math) otherFigures({ ...question, math: question.math });
      return [];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return [{ file: question.file, field: `${question.id} math.vary`, problem }];
    }
  });
}
