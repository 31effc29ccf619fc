import type { ExamArea } from '../../question-bank/exam-areas.ts';
import type { Difficulty, ExamMix } from '../readiness/readiness.ts';
import { type OutlineId, outlineAreas, outlineShares, type Shares } from './exam-outline.ts';

/**
 * An exam of 80 in an outline's shares or a state's own, each area with the difficulties that the bank has there:
 * parts of questions too.
 */
export function examMix(bank: { area: ExamArea; difficulty: Difficulty }[], weights: OutlineId | Shares): ExamMix {
  const shares = outlineShares(80, weights);
  return outlineAreas.flatMap((area) => {
    const ofArea = bank.filter((question) => question.area === area);
    const counts = Map.groupBy(ofArea, ({ difficulty }) => difficulty);
    return [...counts].map(([difficulty, asked]) => ({
      area,
      difficulty,
      questions: (shares[area] * asked.length) / ofArea.length,
    }));
  });
}
