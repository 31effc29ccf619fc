import { readQuestionBank } from '../../question-bank/question-bank.server.ts';
import { outline, outlineAreas } from './exam-outline.ts';
import type { Difficulty, ExamMix } from '../readiness/readiness.ts';

/**
 * An exam of the outline’s 80 questions, each area with the difficulties that the bank has there: parts of questions
 * too.
 */
export function examMix(): ExamMix {
  const bank = readQuestionBank();
  return outlineAreas.flatMap((area) => {
    const ofArea = bank.filter((question) => question.area === area);
    const counts = Map.groupBy(ofArea, ({ difficulty }): Difficulty => difficulty);
    return [...counts].toSorted().map(([difficulty, asked]) => ({
      area,
      difficulty,
      questions: Number(((outline[area] * asked.length) / ofArea.length).toFixed(3)),
    }));
  });
}
