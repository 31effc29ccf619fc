import { type ExamArea, examAreas } from '../../question-bank/exam-areas.ts';
import { list } from '../../wording/wording.ts';
import { fewestAnswers, type Readiness } from './readiness.ts';

/** "about 7 in 10", at the ends "fewer than 1 in 10" and "more than 9 in 10". `share`: from 0 to 1. */
export function inTen(share: number): string {
  const tenths = Math.round(share * 10);
  if (tenths < 1) return 'fewer than 1 in 10';
  return tenths > 9 ? 'more than 9 in 10' : `about ${tenths} in 10`;
}

/** As many new questions as make the range about a fifth narrower: half as many as were answered, in tens. */
const moreQuestions = (answers: number): number => Math.ceil(answers / 20) * 10;

/** A range that another round of questions would not make much narrower. */
const narrowTenths = 1;

/**
 * What an estimate says, in whole sentences, the most useful first.
 * @param state the state whose mark `found.pass` was worked out for
 * @param left how many questions of the bank were never answered
 */
export function readinessWords(found: Readiness, state: string, left: number): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const expected =
    `On an exam like ours you would get about ${percent(found.expected)} right, ` +
    `most likely between ${percent(found.low)} and ${percent(found.high)}.`;
  return [
    ...(found.pass ? [passWords(found.pass, state)] : []),
    expected,
    weakestWords(found),
    ...narrower(found, left),
  ];
}

/** Below the learner's whole by this much an area is called weak: less is within what chance does. */
const weakBelow = 0.03;
const mostNamed = 3;

/** The areas that hold the learner back, the weakest first; three at most. */
export const weakestAreas = ({ expected, areas }: Pick<Readiness, 'expected' | 'areas'>): ExamArea[] =>
  fromLowest(areas)
    .filter((area) => areas[area]! < expected - weakBelow)
    .slice(0, mostNamed);

const fromLowest = (areas: Readiness['areas']): ExamArea[] =>
  (Object.entries(areas) as [ExamArea, number][]).toSorted(([, a], [, b]) => a - b).map(([area]) => area);

/** What most states ask for, in place of a mark that is not known. */
const usualMark = 0.7;

/** Whether failing is likelier than passing; without a mark, whether the expected share is below the usual one. */
const isBelow = ({ pass, expected }: Pick<Readiness, 'pass' | 'expected'>): boolean =>
  pass ? pass.chance < 0.5 : expected < usualMark;

/** What to study first: the weakest areas; where none stands out, yet all are too weak to pass, the lowest. */
export function firstAreas(found: Pick<Readiness, 'pass' | 'expected' | 'areas'>): ExamArea[] {
  const weakest = weakestAreas(found);
  return weakest.length > 0 || !isBelow(found) ? weakest : fromLowest(found.areas).slice(0, 1);
}

function weakestWords(found: Readiness): string {
  const weakest = weakestAreas(found);
  if (weakest.length === 0 && isBelow(found)) {
    const [first] = firstAreas(found);
    return first ? `All areas need work. Begin with ${examAreas[first].name}.` : 'All areas need work.';
  }
  if (weakest.length === 0) return 'No area stands out as weak.';
  const named = weakest.map((area) => `${examAreas[area].name} (about ${Math.round(found.areas[area]! * 100)}%)`);
  return `Your weakest ${weakest.length === 1 ? 'area' : 'areas'}: ${list(named)}.`;
}

function passWords({ chance, low, high }: NonNullable<Readiness['pass']>, state: string): string {
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)];
  const range = from === to ? '' : ` It could be as low as ${from} or as high as ${to} in 10.`;
  return `Your chance of reaching ${state}’s passing score is ${inTen(chance)}.${range}`;
}

function narrower(found: Readiness, left: number): string[] {
  const tenths = found.pass
    ? Math.round(found.pass.high * 10) - Math.round(found.pass.low * 10)
    : Math.round((found.high - found.low) * 10);
  const more = Math.min(moreQuestions(found.answers), left);
  return tenths > narrowTenths && more > 0 ? [`${more} more new questions would narrow this.`] : [];
}

/** What is said before there are enough answers. */
export const tooFewWords = (answers: number): string =>
  `Answer ${fewestAnswers - answers} more new questions, and you will see how likely you are to pass.`;

/** Why no chance of passing is said. `state`: the one chosen, whose mark is not known. */
export const noMark = (state: { name: string } | undefined): string =>
  state
    ? `We couldn’t find the passing score for ${state.name}.`
    : 'Choose your state to see how likely you are to pass.';
