import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** `wrong` says why of each option but the right one: a learner who chose it has to be told. */
export function wrongOptionsAreExplained(
  questions: Pick<BankQuestion, 'file' | 'id' | 'options' | 'answer' | 'wrong'>[],
): ContentProblem[] {
  return questions.flatMap(({ file, id, options, answer, wrong }) => {
    const explained = Object.keys(wrong);
    const wanted = options.map((_, place) => `${place}`).filter((place) => place !== `${answer}`);
    const problems = [
      ...wanted
        .filter((place) => !explained.includes(place))
        .map((place) => `does not say why option ${place} is wrong`),
      ...explained
        .filter((place) => !wanted.includes(place))
        .map(
          (place) =>
            `says why option ${place} is wrong, which is ${place === `${answer}` ? 'the right one' : 'not there'}`,
        ),
    ];
    return problems.map((problem) => ({ file, field: `${id} wrong`, problem }));
  });
}
