import { asWritten } from '../content/words-of-content.server.ts';
import { type Marked, type Part, say } from '../wording/rich-text.ts';
import type { StateRecord } from './state-record.server.ts';

/** "75% on each portion", "a scaled score of 70 on each portion". */
const onEach = /^(?:(\d+%)|a scaled score of (\d+)) on each portion$/;

/** What the national portion alone asks, in percent or scaled points: what practice on it is held against. */
export function nationalMark({ entry }: Pick<StateRecord, 'entry'>): number | null {
  const { passingScore, passingPercent } = entry.exam;
  const [, national] = /(\d+)% on the national portion/.exec(asWritten(passingScore.value ?? '')) ?? [];
  return national ? Number(national) : passingPercent.value;
}

/**
 * What passes the exam, in a sentence, and what a scaled score is: portions are named where the exam has two, for
 * nobody has heard of them yet. @param score the state's own words with their mark
 */
export function whatPasses({ entry }: Pick<StateRecord, 'entry'>, score: Marked): Part[] {
  const { passingScore, nationalQuestions, stateQuestions } = entry.exam;
  const written = asWritten(passingScore.value ?? '');
  const scaled = written.includes('scaled') ? ' A scaled score isn’t a percentage of correct answers.' : '';
  const [, percent, points] = onEach.exec(written) ?? [];
  if (nationalQuestions.value === null || stateQuestions.value === null || !(percent ?? points))
    return [...say`To pass, you need ${score}.`, scaled];
  // The mark stands at the end of what it shows.
  const both = { ...score, text: '' };
  if (percent) return say`To pass, you need ${percent} on both the national portion and the state portion${both}.`;
  const said = say`To pass, you need a scaled score of ${points!} on both the national portion and the
    state portion${both}.`;
  return [...said, scaled];
}
