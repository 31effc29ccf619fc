import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

const largestShare = 0.3;

/**
 * The longest option must not give itself away: it is the right one in at most 30% of the questions. A tie gives
 * nothing away.
 */
export function rightOptionsAreNotTheLongest(questions: Pick<BankQuestion, 'options' | 'answer'>[]): ContentProblem[] {
  const telling = questions.filter(({ options, answer }) =>
    options.every((option, place) => place === answer || option.length < options[answer]!.length),
  );
  if (telling.length <= questions.length * largestShare) return [];
  return [
    {
      file: 'content/questions',
      field: 'options',
      problem: `the right one is the longest in ${telling.length} of ${questions.length} questions; 30% are the most`,
    },
  ];
}
