import type { QuestionRecord } from '../../study/exam-work.ts';

/** What a strength is worked out from; `concept` is any name of it, the same for all its questions. */
type Entry<Concept> = { id: string; concept: Concept };

/** As if each concept had been answered twice before, right in three of four: one slip does not make it weak. */
const before = { answers: 2, right: 1.5 };
/** Of a concept without an answer. */
export const unknownStrength = before.right / before.answers;
const weakBelow = 0.7;

export const isWeak = (strength: number): boolean => strength < weakBelow;

/**
 * How well each concept is known, from 0 to 1, for those that were answered at all: the share of right answers, drawn
 * toward three of four.
 */
export function conceptStrengths<Concept>(
  entries: Entry<Concept>[],
  records: Record<string, QuestionRecord>,
): Map<Concept, number> {
  const tallies = new Map<Concept, { answers: number; right: number }>();
  for (const { id, concept } of entries) {
    const record = records[id];
    if (!record || record.right + record.wrong === 0) continue;
    const { answers, right } = tallies.get(concept) ?? before;
    tallies.set(concept, { answers: answers + record.right + record.wrong, right: right + record.right });
  }
  return new Map([...tallies].map(([concept, { answers, right }]) => [concept, right / answers]));
}
