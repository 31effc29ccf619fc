import { aim, againstAim, percentText } from './score-exam.ts';
import { placeNameFirst } from '../../wording/place-name.ts';

/** How a score stands to what the site advises, in a sentence. `percent` as counted, not rounded. */
export function aimVerdict(percent: number): string {
  const range = `${aim.from}–${aim.to}%`;
  return {
    above: `That is above the ${range} we advise you to reach in practice.`,
    within: `That is within the ${range} we advise you to reach in practice.`,
    below: `That is below the ${range} we advise you to reach in practice.`,
  }[againstAim(percent)];
}

export type PassingMark = {
  name: string;
  percent: number | null;
  doubt?: string;
  regulator: string;
  hasStatePortion: boolean;
};

/** How a score stands to a state's passing score. Never says that somebody would pass. */
export function stateVerdict(percent: number, state: PassingMark): string {
  const { name, percent: mark, doubt, regulator, hasStatePortion } = state;
  if (mark === null) return `${name}: the passing score is not published. Ask ${regulator}.`;
  const sure = doubt ? ` (${doubt})` : '';
  const stands = percent >= mark ? 'reaches' : 'does not reach';
  return (
    `${placeNameFirst(name)} asks for ${percentText(mark)}${sure}. This score ${stands} that on these questions; ` +
    `the real exam has others, ${hasStatePortion ? 'and a state portion' : 'and asks about the state’s own law too'}.`
  );
}
