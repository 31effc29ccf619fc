import type { BankQuestion } from '../../app/question-bank/question-bank.server.ts';
import type { ContentProblem } from './content-problem.ts';

/** An enemy is another question of the bank. One side names it; drawing keeps the two apart either way. */
export function enemiesAreInTheBank(questions: Pick<BankQuestion, 'file' | 'id' | 'enemies'>[]): ContentProblem[] {
  const ids = new Set(questions.map(({ id }) => id));
  return questions.flatMap(({ file, id, enemies = [] }) =>
    enemies
      .filter((enemy) => enemy === id || !ids.has(enemy))
      .map((enemy) => ({ file, field: `${id} enemies`, problem: `${enemy} is no other question of the bank` })),
  );
}
