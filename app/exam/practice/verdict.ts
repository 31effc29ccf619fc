import type { Tally } from '../../study/exam-work.ts';
import { aim, againstAim, percentOf, percentText } from './score-exam.ts';
import { placeName } from '../../wording/place-name.ts';

/** How a score stands to what the site advises, in a sentence. `percent` as counted, not rounded. */
export function aimVerdict(percent: number): string {
  const range = `${aim.from}–${aim.to}%`;
  return {
    above: `That’s above the ${range} we recommend in practice.`,
    within: `That’s within the ${range} we recommend in practice.`,
    below: `That’s below the ${range} we recommend in practice.`,
  }[againstAim(percent)];
}

/**
 * The two parts of an exam that asked a state's law too, each with its score.
 * @param combined the state whose exam has one score for both
 */
export function portionWords(
  { right, asked, areas }: Tally & { areas: Record<string, Tally> },
  combined?: string,
): string {
  const law = areas['state-law'] ?? { right: 0, asked: 0 };
  const national = { right: right - law.right, asked: asked - law.asked };
  const of = (part: Tally): string => `${part.right} of ${part.asked} (${percentText(percentOf(part))})`;
  const parts = `National questions: ${of(national)}. State law: ${of(law)}.`;
  return combined ? `${parts} ${combined} gives one score for both.` : `${parts} Many states require you to pass both.`;
}

export type PassingMark = {
  name: string;
  percent: number | null;
  passes?: string;
  isScaled?: true;
  doubt?: string;
  regulator: string;
  hasStatePortion: boolean;
};

/**
 * How a score stands to a state's passing score. Never says that somebody would pass. A scaled score, or one of two, is
 * said as the state has it; the questions here are held against the percentage. `askedLaw`: of this state.
 */
export function stateVerdict(percent: number, state: PassingMark, askedLaw = false): string {
  const { name, percent: mark, passes, isScaled, doubt, regulator, hasStatePortion } = state;
  if (mark === null) return `${name}: we couldn’t find the passing score. Ask ${regulator}.`;
  const sure = doubt ? ` (${doubt})` : '';
  const rest = askedLaw ? '' : hasStatePortion ? ', plus a state portion' : ' and also covers the state’s law';
  const stands = percent >= mark ? 'reaches' : 'is below';
  if (passes === undefined)
    return (
      `The passing score in ${placeName(name)} is ${percentText(mark)}${sure}. Your score ${stands} that on these ` +
      `questions; the real exam has different ones${rest}.`
    );
  const scaled = isScaled ? ' A scaled score isn’t a percentage of correct answers.' : '';
  return (
    `The passing score in ${placeName(name)} is ${passes}${sure}.${scaled} Your score ${stands} ` +
    `${percentText(mark)} on these questions; the real exam has different ones${rest}.`
  );
}
