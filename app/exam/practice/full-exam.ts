import type { ExamRequest } from './draw-exam.ts';
import { type OutlineId, usualOutline } from './exam-outline.ts';

/** How a state's exam is made up, for a draw like it. Questions; `math`: sums among the national ones, where fixed. */
export type ExamParts = { national: number; law: number; math?: number; isMixed: boolean };
/** What a full exam takes from the chosen state. `parts`: only where its law has questions. */
export type ExamState = { slug: string; outline: OutlineId; parts?: ExamParts };

/** "Like the state's own" with its law, or so many national questions. */
export type ExamChoice = 'state' | 80 | 100;

/** The exam to draw: in the shares of the company that gives the state's exam, with its law where that was asked. */
export function fullExam(state: ExamState | undefined, choice: ExamChoice): ExamRequest {
  const outline = state?.outline ?? usualOutline;
  if (choice !== 'state' || !state?.parts) return { mode: 'exam', size: choice === 100 ? 100 : 80, outline };
  const { national, law, math, isMixed } = state.parts;
  return {
    mode: 'exam',
    size: national,
    outline,
    ...(math !== undefined && { math }),
    law: { state: state.slug, size: law, isMixed },
  };
}
