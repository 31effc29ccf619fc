import { createHash } from 'node:crypto';
import { outline } from '../../../app/exam/practice/exam-outline.ts';
import { examAreaSlugs } from '../../../app/question-bank/exam-areas.ts';

type Choosable = { id: string; area: string; difficulty: string };

/**
 * `total` shared out by weight, by the method of largest remainders: each gets the whole part of its share, what is
 * left goes to the largest fractions (of equal ones, to the first).
 */
export function shareOut<Key extends string>(total: number, weights: Record<Key, number>): Record<Key, number> {
  const keys = Object.keys(weights) as Key[];
  const sum = keys.reduce((found, key) => found + weights[key], 0);
  // In whole numbers, so that equal fractions are equal.
  const shares = keys.map((key) => ({
    key,
    whole: Math.floor((total * weights[key]) / sum),
    rest: (total * weights[key]) % sum,
  }));
  const left = total - shares.reduce((found, { whole }) => found + whole, 0);
  const favored = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ key }) => key),
  );
  return Object.fromEntries(shares.map(({ key, whole }) => [key, whole + (favored.has(key) ? 1 : 0)])) as Record<
    Key,
    number
  >;
}

/**
 * An exam of `total` questions out of the bank: areas weighted as in the national outline, each area's mix of
 * difficulty kept. Which ones, and in which order, is decided by a hash of each id: a question more in the bank moves
 * at most one out, and shuffles none.
 */
export function chooseQuestions<Question extends Choosable>(bank: Question[], total: number): Question[] {
  const perArea = shareOut(total, outline);
  const chosen = examAreaSlugs.flatMap((area) => {
    const ofArea = Map.groupBy(
      bank.filter((question) => question.area === area),
      ({ difficulty }) => difficulty,
    );
    const mix = shareOut(
      perArea[area],
      Object.fromEntries([...ofArea].toSorted().map(([difficulty, { length }]) => [difficulty, length])),
    );
    return [...ofArea].flatMap(([difficulty, questions]) => byHash(questions).slice(0, mix[difficulty]));
  });
  return byHash(chosen);
}

const byHash = <Question extends Choosable>(questions: Question[]): Question[] =>
  questions.toSorted((a, b) => (hashOf(a.id) < hashOf(b.id) ? -1 : 1));

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
