import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** The term that a question sends its reader to is in the glossary. */
export function questionTermsExist(
  questions: Pick<BankQuestion, 'file' | 'id' | 'term'>[],
  slugs: Set<string>,
): ContentProblem[] {
  return questions
    .filter(({ term }) => !slugs.has(term))
    .map(({ file, id, term }) => ({ file, field: `${id} term`, problem: `${term} is no term of the glossary` }));
}
