import type { ExamRequest } from './draw-exam.ts';
import { type OutlineId, type Shares, usualOutline } from './exam-outline.ts';

/**
 * How a state's exam is made up, for a draw like it: `national` and `law` questions. `shares`: of the national ones,
 * where the state publishes its own; `lawShares`: of the parts of its law, in their order. `isMixed`: one combined
 * exam, in which law stands in between; `minutes`: its time.
 */
export type ExamParts = {
  national: number;
  law: number;
  shares?: Shares;
  lawShares?: number[];
  isMixed: boolean;
  minutes?: number;
};
/** What a full exam takes from the chosen state. `parts`: where its law has questions, or its exam is one. */
export type ExamState = { slug: string; outline: OutlineId; parts?: ExamParts };

/** "Like the state's own" with its law, or so many national questions. */
export type ExamChoice = 'state' | 80 | 100;

/** The exam to draw: in the shares of the company that gives the state's exam, with its law where that was asked. */
export function fullExam(state: ExamState | undefined, choice: ExamChoice): ExamRequest {
  const outline = state?.outline ?? usualOutline;
  if (choice !== 'state' || !state?.parts) return { mode: 'exam', size: choice === 100 ? 100 : 80, weights: outline };
  const { national, law, shares, lawShares, isMixed, minutes } = state.parts;
  return {
    mode: 'exam',
    size: national,
    weights: shares ?? outline,
    ...(minutes !== undefined && { minutes }),
    ...(law > 0 && { law: { state: state.slug, size: law, isMixed, ...(lawShares && { shares: lawShares }) } }),
  };
}
