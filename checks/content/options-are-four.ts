import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** A question has four options that differ, and its answer is one of them. */
export function optionsAreFour(
  questions: Pick<BankQuestion, 'file' | 'id' | 'options' | 'answer'>[],
): ContentProblem[] {
  return questions.flatMap(({ file, id, options, answer }) => {
    const different = new Set(options.map((option) => option.trim().toLowerCase())).size;
    const problems = [
      ...(options.length === 4 ? [] : [`has ${options.length} options, not 4`]),
      ...(different === options.length ? [] : ['has an option twice']),
      ...(options[answer] === undefined ? [`answers with option ${answer}, which it does not have`] : []),
    ];
    return problems.map((problem) => ({ file, field: id, problem }));
  });
}
