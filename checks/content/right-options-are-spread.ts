import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

const largestShare = 0.3;

/** Guessing by habit must not pay: no place holds the right option in more than 30% of the questions. */
export function rightOptionsAreSpread(questions: Pick<BankQuestion, 'answer'>[]): ContentProblem[] {
  return [0, 1, 2, 3].flatMap((place) => {
    const count = questions.filter(({ answer }) => answer === place).length;
    if (count <= questions.length * largestShare) return [];
    return [
      {
        file: 'content/questions',
        field: 'answer',
        problem: `is ${place} in ${count} of ${questions.length} questions; 30% are the most`,
      },
    ];
  });
}
