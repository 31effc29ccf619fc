import type { QuestionArea } from '../../question-bank/question-area.ts';

export type Difficulty = 'easy' | 'medium' | 'hard';
/** The first answer that somebody ever gave to a question. */
export type FirstAnswer = { area: QuestionArea; difficulty: Difficulty; isRight: boolean };
/** How many questions of each area and difficulty an exam has, by `area difficulty`. */
export type ExamMix = { area: QuestionArea; difficulty: Difficulty; questions: number }[];

/**
 * What first answers say of an exam. Shares from 0 to 1. `expected`: of the exam's questions that would be right, with
 * the range in which the true share lies in 9 of 10 cases. `pass`: how likely the mark is reached, and its own range
 * over what is not known of the learner; absent without a mark. `areas`: the expected share by area.
 */
export type Readiness = {
  answers: number;
  expected: number;
  low: number;
  high: number;
  pass?: { chance: number; low: number; high: number };
  areas: Partial<Record<QuestionArea, number>>;
};

/** Below this many first answers nothing is said in figures. */
export const fewestAnswers = 40;

/*
 * The model (docs/decisions/0037): the chance of a right answer is guess + (1 - guess) × logistic(ability + strength in
 * the area - difficulty). Ability and strengths are normal around 0; what is known of a learner is their distribution
 * given the first answers, worked out on grids.
 */
export const model = {
  guess: 0.15,
  abilitySpread: 1,
  areaSpread: 0.5,
  /** A state's own law is learned apart from all else: what is known of the rest says little of it. */
  lawSpread: 1,
  difficulty: { easy: -1.6, medium: -0.8, hard: 0.2 },
} as const;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
export const chanceOfRight = (level: number, difficulty: Difficulty): number =>
  model.guess + (1 - model.guess) * logistic(level - model.difficulty[difficulty]);

type Point = { at: number; weight: number };

/** Evenly spaced points of a normal distribution around 0, over four spreads each way; weights add up to 1. */
function grid(spread: number, points: number): Point[] {
  const at = Array.from({ length: points }, (_, index) => spread * 4 * ((2 * index) / (points - 1) - 1));
  const weights = at.map((x) => Math.exp(-0.5 * (x / spread) ** 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return at.map((x, index) => ({ at: x, weight: weights[index]! / sum }));
}

const abilities = grid(model.abilitySpread, 41);
const strengths = { area: grid(model.areaSpread, 17), law: grid(model.lawSpread, 33) };
type Kind = keyof typeof strengths;
const difficulties = Object.keys(model.difficulty) as Difficulty[];

type Chance = { right: number; logRight: number; logWrong: number };
/** By difficulty, for a learner of an ability with a strength in an area; `weight` is the strength's. */
type LevelChances = { weight: number; chances: Record<Difficulty, Chance> };

function chancesAt(level: number): Record<Difficulty, Chance> {
  const entries = difficulties.map((difficulty): [Difficulty, Chance] => {
    const right = chanceOfRight(level, difficulty);
    return [difficulty, { right, logRight: Math.log(right), logWrong: Math.log(1 - right) }];
  });
  return Object.fromEntries(entries) as Record<Difficulty, Chance>;
}

const tables = new Map<Kind, LevelChances[][]>();
/** For each ability and each strength: the same for all areas of a kind and all learners, so worked out once. */
function chanceTable(kind: Kind): LevelChances[][] {
  const table =
    tables.get(kind) ??
    abilities.map((ability) =>
      strengths[kind].map(({ at, weight }) => ({ weight, chances: chancesAt(ability.at + at) })),
    );
  tables.set(kind, table);
  return table;
}

type Counts = Record<Difficulty, { right: number; wrong: number }>;
/** Of an area at one ability: how likely its answers are, and mean and variance of the share and of the score. */
type AreaView = { likelihood: number; share: number; shareVariance: number; scoreVariance: number };

function countsOf(answers: FirstAnswer[]): Counts {
  const of = (difficulty: Difficulty, isRight: boolean): number =>
    answers.filter((answer) => answer.difficulty === difficulty && answer.isRight === isRight).length;
  return Object.fromEntries(
    difficulties.map((difficulty) => [difficulty, { right: of(difficulty, true), wrong: of(difficulty, false) }]),
  ) as Counts;
}

function viewOf(levels: LevelChances[], counts: Counts, mix: ExamMix): AreaView {
  const asked = mix.reduce((sum, { questions }) => sum + questions, 0);
  let [likelihood, share, square, spread] = [0, 0, 0, 0];
  for (const { weight, chances } of levels) {
    let log = 0;
    for (const difficulty of difficulties) {
      const { logRight, logWrong } = chances[difficulty];
      log += counts[difficulty].right * logRight + counts[difficulty].wrong * logWrong;
    }
    const likely = weight * Math.exp(log);
    let [right, variance] = [0, 0];
    for (const { difficulty, questions } of mix) {
      const chance = chances[difficulty].right;
      right += chance * questions;
      variance += chance * (1 - chance) * questions;
    }
    const mean = asked === 0 ? 0 : right / asked;
    likelihood += likely;
    share += likely * mean;
    square += likely * mean ** 2;
    spread += likely * variance;
  }
  share /= likelihood;
  return {
    likelihood,
    share,
    shareVariance: Math.max(0, square / likelihood - share ** 2),
    scoreVariance: spread / likelihood,
  };
}

/**
 * @param answers each question once: its first answer
 * @param mix what the exam is made of
 * @param mark the share of right answers that passes, from 0 to 1, where it is known
 * @returns null below 40 answers
 */
export function readiness(answers: FirstAnswer[], mix: ExamMix, mark?: number): Readiness | null {
  if (answers.length < fewestAnswers) return null;
  const areas = [...new Set(mix.map(({ area }) => area))].map((area) => ({
    area,
    mix: mix.filter((part) => part.area === area),
    counts: countsOf(answers.filter((answer) => answer.area === area)),
  }));
  const total = mix.reduce((sum, { questions }) => sum + questions, 0);
  const shareOf = new Map(
    areas.map((area) => [area.area, area.mix.reduce((sum, { questions }) => sum + questions, 0) / total]),
  );
  const levels = abilities.map(({ weight }, index) => {
    const views = areas.map(({ area, mix: parts, counts }) => ({
      area,
      ...viewOf(chanceTable(area === 'state-law' ? 'law' : 'area')[index]!, counts, parts),
    }));
    return {
      views,
      logWeight: Math.log(weight) + views.reduce((sum, { likelihood }) => sum + Math.log(likelihood), 0),
      share: views.reduce((sum, { area, share }) => sum + shareOf.get(area)! * share, 0),
      shareVariance: views.reduce((sum, view) => sum + shareOf.get(view.area)! ** 2 * view.shareVariance, 0),
      scoreVariance: views.reduce((sum, view) => sum + view.scoreVariance, 0) / total ** 2,
    };
  });
  const highest = Math.max(...levels.map(({ logWeight }) => logWeight));
  const weights = levels.map(({ logWeight }) => Math.exp(logWeight - highest));
  const sum = weights.reduce((found, weight) => found + weight, 0);
  const parts = levels.map((level, index) => ({ ...level, weight: weights[index]! / sum }));
  const mean = (value: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((found, part) => found + part.weight * value(part), 0);
  const below = (share: number): number =>
    mean((part) => normalBelow(share, part.share, Math.sqrt(part.shareVariance)));
  return {
    answers: answers.length,
    expected: mean(({ share }) => share),
    low: quantile(below, 0.05),
    high: quantile(below, 0.95),
    ...(mark !== undefined && { pass: passOf(mark, total, mean, below) }),
    areas: Object.fromEntries(areas.map(({ area }, index) => [area, mean(({ views }) => views[index]!.share)])),
  };
}

type Level = { share: number; shareVariance: number; scoreVariance: number };

function passOf(
  mark: number,
  total: number,
  mean: (value: (part: Level) => number) => number,
  below: (share: number) => number,
) {
  const needed = (Math.ceil(mark * total - 1e-9) - 0.5) / total;
  const chance = mean(
    (part) => 1 - normalBelow(needed, part.share, Math.sqrt(part.shareVariance + part.scoreVariance)),
  );
  const scoreSpread = Math.sqrt(mean(({ scoreVariance }) => scoreVariance));
  const chanceAt = (share: number): number => 1 - normalBelow(needed, share, scoreSpread);
  return { chance, low: chanceAt(quantile(below, 0.05)), high: chanceAt(quantile(below, 0.95)) };
}

/** The place at which `below`, which grows from 0 to 1 over shares, reaches `part`. */
function quantile(below: (share: number) => number, part: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (below(middle) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The normal distribution function, by Abramowitz and Stegun 7.1.26 (error below 1.5e-7). */
function normalBelow(x: number, mean: number, spread: number): number {
  if (spread < 1e-9) return x < mean ? 0 : 1;
  const z = (x - mean) / (spread * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * Math.abs(z));
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp(-z * z)) / 2;
  return z < 0 ? tail : 1 - tail;
}
