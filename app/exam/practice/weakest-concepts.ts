import type { QuestionRecord } from '../../study/exam-work.ts';
import { conceptStrengths, unknownStrength } from './concept-strength.ts';

/** A question of a result: what it tests, and whether it was right. */
export type GivenAnswer = { id: string; concept: string; isRight: boolean };
export type WeakConcept = { concept: string; right: number; asked: number; ids: string[] };

/**
 * The concepts of an exam to study next: those with a mistake in it, the least known first by all that was ever
 * answered, then those with the most mistakes.
 */
export function weakestConcepts(
  given: GivenAnswer[],
  records: Record<string, QuestionRecord>,
  most: number,
): WeakConcept[] {
  const strengths = conceptStrengths(given, records);
  // Of a concept that was never answered nothing is known: it comes after those answered wrong.
  const strengthOf = ({ concept }: WeakConcept): number => strengths.get(concept) ?? unknownStrength;
  const wrong = ({ asked, right }: WeakConcept): number => asked - right;
  return [...Map.groupBy(given, ({ concept }) => concept)]
    .map(([concept, of]) => ({
      concept,
      right: of.filter(({ isRight }) => isRight).length,
      asked: of.length,
      ids: of.map(({ id }) => id),
    }))
    .filter((concept) => wrong(concept) > 0)
    .toSorted((a, b) => strengthOf(a) - strengthOf(b) || wrong(b) - wrong(a))
    .slice(0, most);
}
