import { examAreas } from '../../question-bank/exam-areas.ts';
import { list } from '../../wording/wording.ts';
import type { QuestionArea } from '../../question-bank/question-area.ts';
import { type Estimate, type EstimateState, fewestOnLaw } from './estimate.ts';
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
export function readinessWords(
  found: Readiness,
  state: string,
  left: number,
  covers: Estimate['covers'] = 'whole',
): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const expected =
    `On an exam like ours you would get about ${percent(found.expected)} right, ` +
    `most likely between ${percent(found.low)} and ${percent(found.high)}.`;
  return [
    ...(found.pass ? [passWords(found.pass, state, covers)] : []),
    expected,
    weakestWords(found),
    ...narrower(found, left),
  ];
}

/** Below the learner's whole by this much an area is called weak: less is within what chance does. */
const weakBelow = 0.03;
const mostNamed = 3;

/** The areas that hold the learner back, the weakest first; three at most. */
export const weakestAreas = ({ expected, areas }: Pick<Readiness, 'expected' | 'areas'>): QuestionArea[] =>
  fromLowest(areas)
    .filter((area) => areas[area]! < expected - weakBelow)
    .slice(0, mostNamed);

const fromLowest = (areas: Readiness['areas']): QuestionArea[] =>
  (Object.entries(areas) as [QuestionArea, number][]).toSorted(([, a], [, b]) => a - b).map(([area]) => area);

/** What most states ask for, in place of a mark that is not known. */
const usualMark = 0.7;

/** Whether failing is likelier than passing; without a mark, whether the expected share is below the usual one. */
const isBelow = ({ pass, expected }: Pick<Readiness, 'pass' | 'expected'>): boolean =>
  pass ? pass.chance < 0.5 : expected < usualMark;

/** What to study first: the weakest areas; where none stands out, yet all are too weak to pass, the lowest. */
export function firstAreas(found: Pick<Readiness, 'pass' | 'expected' | 'areas'>): QuestionArea[] {
  const weakest = weakestAreas(found);
  return weakest.length > 0 || !isBelow(found) ? weakest : fromLowest(found.areas).slice(0, 1);
}

export const areaName = (area: QuestionArea): string => (area === 'state-law' ? 'State law' : examAreas[area].name);

function weakestWords(found: Readiness): string {
  const weakest = weakestAreas(found);
  if (weakest.length === 0 && isBelow(found)) {
    const [first] = firstAreas(found);
    return first ? `All areas need work. Begin with ${areaName(first)}.` : 'All areas need work.';
  }
  if (weakest.length === 0) return 'No area stands out as weak.';
  const named = weakest.map((area) => `${areaName(area)} (about ${Math.round(found.areas[area]! * 100)}%)`);
  return `Your weakest ${weakest.length === 1 ? 'area' : 'areas'}: ${list(named)}.`;
}

function passWords(
  { chance, low, high }: NonNullable<Readiness['pass']>,
  state: string,
  covers: Estimate['covers'],
): string {
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)];
  const range = from === to ? '' : ` It could be as low as ${from} or as high as ${to} in 10.`;
  const how = inTen(chance);
  const words = {
    whole: `Your chance of reaching ${state}’s passing score is ${how}.`,
    portion: `Your chance of reaching ${state}’s passing score on the national portion is ${how}.`,
    national: `On national questions alone, your chance of reaching ${state}’s passing score is ${how}.`,
  }[covers];
  return `${words}${range}`;
}

function narrower(found: Readiness, left: number): string[] {
  const tenths = found.pass
    ? Math.round(found.pass.high * 10) - Math.round(found.pass.low * 10)
    : Math.round((found.high - found.low) * 10);
  const more = Math.min(moreQuestions(found.answers), left);
  return tenths > narrowTenths && more > 0 ? [`${more} more new questions would narrow this.`] : [];
}

/**
 * All that is said of an estimate, a sentence or two each.
 * @param bankSize how many national questions there are
 */
export function estimateWords(
  { found, answers, law = [], covers, wantsLaw }: Estimate,
  state: EstimateState | undefined,
  bankSize: number,
): string[] {
  const name = state?.name ?? '';
  if (!found) return [tooFewWords({ answers, law, covers, wantsLaw }, name)];
  const words = readinessWords(found, name, bankSize - answers.length, covers);
  if (wantsLaw) return [...words, wantsLawWords(name, wantsLaw)];
  if (!found.pass) return [...words, noMark(state)];
  return covers !== 'whole' && law.length > 0 ? [...words, lawWords(name, law)] : words;
}

const wantsLawWords = (state: string, { law, all }: { law: number; all: number }): string =>
  `${law} of the ${all} questions in ${state}’s exam are on its own law. Take a full exam as in ${state}: once ` +
  `you’ve answered ${fewestOnLaw} of its law questions, we can say how likely you are to pass.`;

function lawWords(state: string, law: { isRight: boolean }[]): string {
  const right = law.filter(({ isRight }) => isRight).length;
  return `On ${state} law, you got ${right} of ${law.length} right the first time. Those aren’t counted above.`;
}

/** What no practice can show. */
export const cautionWords = (covers: Estimate['covers']): string =>
  covers === 'whole'
    ? 'Our questions aren’t the real exam’s.'
    : 'Our questions aren’t the real exam’s, and the real exam also covers your state’s law.';

/**
 * What is said before there are enough answers. Where the state's law counts in the one score, answers on it count as
 * well, and some are needed.
 */
export function tooFewWords({ answers, law = [], covers, wantsLaw }: Omit<Estimate, 'found'>, state: string): string {
  const isCounted = covers === 'whole' || wantsLaw !== undefined;
  const onLaw = wantsLaw ? fewestOnLaw - law.length : 0;
  const more = Math.max(fewestAnswers - answers.length - (isCounted ? law.length : 0), onLaw);
  return onLaw > 0
    ? `Answer ${more} more new questions, ${onLaw} of them on ${state} law, and you will see how likely you are to ` +
        'pass.'
    : `Answer ${more} more new questions, and you will see how likely you are to pass.`;
}

/** Why no chance of passing is said. `state`: the one chosen, whose mark is not known. */
const noMark = (state: { name: string } | undefined): string =>
  state
    ? `We couldn’t find the passing score for ${state.name}.`
    : 'Choose your state to see how likely you are to pass.';
