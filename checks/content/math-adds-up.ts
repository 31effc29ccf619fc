import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';
import { evaluate } from '../../app/question-bank/formula.ts';

type MathQuestion = Pick<BankQuestion, 'file' | 'id' | 'area' | 'options' | 'answer' | 'math'>;

/**
 * Each formula, worked out again from its inputs, gives the stated result, and that is the number of the right option
 * and of no other.
 */
export function mathAddsUp(questions: MathQuestion[]): ContentProblem[] {
  return questions.flatMap((question) =>
    problemsOf(question).map((problem) => ({ file: question.file, field: `${question.id} math`, problem })),
  );
}

function problemsOf({ area, options, answer, math }: MathQuestion): string[] {
  if (!math) return area === 'real-estate-math' ? ['is missing'] : [];
  try {
    const { value, used } = evaluate(math.formula, math.inputs);
    const result = rounded(value, math.round);
    return [
      ...(result === math.result ? [] : [`gives ${result}, not ${math.result}`]),
      ...(numberIn(options[answer] ?? '') === math.result
        ? []
        : [`the right option "${options[answer]}" is not ${math.result}`]),
      ...options
        .filter((option, place) => place !== answer && numberIn(option) === math.result)
        .map((option) => `the wrong option "${option}" is ${math.result} too`),
      ...Object.keys(math.inputs)
        .filter((name) => !used.has(name))
        .map((name) => `does not use its input ${name}`),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The tiny share is for sums such as 1.005 * 100, which a computer holds a hair too low to round up. */
const rounded = (value: number, places: number): number =>
  Math.round(value * 10 ** places * (1 + Number.EPSILON)) / 10 ** places;

/** The one number of an option: "$179,820.81" is 179820.81. Undefined where there is none or more than one. */
export function numberIn(option: string): number | undefined {
  const numbers = option.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length === 1 ? Number(numbers[0]) : undefined;
}
