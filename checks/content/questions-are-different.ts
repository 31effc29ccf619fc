import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

const largestOverlap = 0.8;

/** No id and no question twice, and no two that share more than 80% of the words of the shorter one. */
export function questionsAreDifferent(questions: Pick<BankQuestion, 'file' | 'id' | 'question'>[]): ContentProblem[] {
  const words = questions.map(({ question }) => new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  return questions.flatMap(({ file, id, question }, index) =>
    questions.slice(0, index).flatMap((earlier, place) => {
      const problems = [
        ...(earlier.id === id ? ['has an id that another question has'] : []),
        ...(earlier.question === question ? [`asks the same as ${earlier.id}`] : []),
        ...(earlier.question !== question && overlap(words[index]!, words[place]!) > largestOverlap
          ? [`asks nearly the same as ${earlier.id}`]
          : []),
      ];
      return problems.map((problem) => ({ file, field: id, problem }));
    }),
  );
}

/** The share of the smaller set's words that are in the other set too. */
function overlap(one: Set<string>, other: Set<string>): number {
  const smaller = Math.min(one.size, other.size);
  return smaller === 0 ? 0 : [...one].filter((word) => other.has(word)).length / smaller;
}
