import { asWritten as englishOf } from '../../content/words-of-content.server.ts';
import { language } from '../../language/language.ts';
import { evaluate } from '../../question-bank/formula.ts';
import type { BankQuestion, BankSum } from '../../question-bank/question-bank.server.ts';
import { seededRandom } from '../seeded.ts';
import { type Figure, figuresOf, figureWith, writtenFigure } from './written-figure.server.ts';
import { figurePattern } from './varied-question.ts';
import { workedSum } from './worked-sum.server.ts';

export type Sum = Pick<BankQuestion, 'id' | 'question' | 'options' | 'answer' | 'because' | 'wrong' | 'translated'> & {
  math: BankSum;
};
type Inputs = Record<string, number>;

/** One showing of a sum: every text a learner sees, in one order (`textsOf`), with other inputs and their result. */
export type OtherFigures = { inputs: Inputs; result: number; texts: string[] };

const wanted = 20;
const fewest = 8;
const mostTries = 12_000;

/**
 * Question, options, reasons, question and options as translated, and the sum in words and figures: the texts of a sum,
 * always in this order.
 */
export function textsOf({ question, options, because, wrong, translated, math }: Sum): string[] {
  const { words, figures } = workedSum(math);
  const again = translated ? [translated.question, ...translated.options] : [];
  return [question, ...options, because, ...Object.values(wrong), ...again, words, figures];
}

/**
 * A sum with other numbers, up to twenty times, the same in every build. Each figure of its texts is worked out anew:
 * wrong options by the mistakes they stand for. Kept are those in which all figures come out as round as in the
 * question as written, and the options stand in its order, as far apart.
 * @returns nothing for a sum that does not vary
 * @throws Error naming the question and a figure that nothing explains, or that too few numbers come out
 */
export function otherFigures(question: Sum): OtherFigures[] {
  if (!question.math.vary) return [];
  if (language.code === 'en') return drawFigures(question);
  // The same numbers in every language: articles and roundness are English's affair.
  const figures = figuresOfTexts(question);
  return drawFigures(inEnglish(question)).map(({ inputs }) => {
    const other = withInputs(question, figures, inputs, noArticle);
    if (!other) throw new Error(`${question.id}: a figure of its words in "${language.code}" comes out otherwise`);
    return other;
  });
}

const noArticle = /$^/;

const inEnglish = ({ id, math, question, options, answer, because, wrong }: Sum): Sum => ({
  id,
  math,
  question,
  options,
  answer,
  because: englishOf(because),
  wrong: Object.fromEntries(Object.entries(wrong).map(([place, why]) => [place, englishOf(why)])),
});

const figuresOfTexts = (question: Sum): Figure[][] =>
  textsOf(question)
    .slice(0, -2)
    .map((text) => figuresOf(text, question.math, question.id));

function drawFigures(question: Sum): OtherFigures[] {
  const { id, math } = question;
  const figures = figuresOfTexts(question);
  const values = (inputs: Inputs): number[] => optionValues(figures.slice(1, 5), inputs);
  const written = { ...math.inputs, ...math.story };
  const asWritten = values(written);
  const random = seededRandom(`${id} figures`);
  const found = new Map<string, OtherFigures>();
  const most = Math.min(mostTries, 10 * choicesOf(math));
  for (let tries = 0; tries < most && found.size < wanted; tries++) {
    const inputs = drawn(math, random);
    const key = Object.values(inputs).join(' ');
    if (found.has(key) || !isOther(inputs, written) || !standApart(values(inputs), asWritten)) continue;
    const other = withInputs(question, figures, inputs);
    if (other) found.set(key, other);
  }
  if (found.size < fewest) throw new Error(`${id}: only ${found.size} other numbers come out; widen math.vary`);
  return [...found.values()];
}

const stepsOf = ([from, to, step]: [number, number, number]): number => Math.floor((to - from) / step + 1e-9) + 1;

/** How many choices of inputs there are. */
const choicesOf = ({ vary = {} }: BankSum): number =>
  Object.values(vary).reduce((product, range) => product * stepsOf(range), 1);

function drawn({ inputs, story, vary = {} }: BankSum, random: () => number): Inputs {
  const other: Inputs = { ...inputs, ...story };
  for (const [name, range] of Object.entries(vary))
    other[name] = Number((range[0] + Math.floor(random() * stepsOf(range)) * range[2]).toFixed(6));
  return other;
}

/** Other numbers than those written, no two of them alike that were not. */
const isOther = (inputs: Inputs, written: Inputs): boolean =>
  Object.keys(inputs).some((name) => inputs[name] !== written[name]) &&
  new Set(Object.values(inputs)).size >= new Set(Object.values(written)).size;

/** The one number of each option. */
const optionValues = (options: Figure[][], inputs: Inputs): number[] =>
  options.map((found) => {
    const [only] = found;
    return (only && figureWith(only, inputs)) ?? Number.NaN;
  });

/** Whether options stand in the order of those as written, none as near to another as to be taken for it. */
function standApart(values: number[], asWritten: number[]): boolean {
  const nearest = Math.min(0.02, gapOf(asWritten) / 2);
  const orderOf = (of: number[]): string =>
    of
      .map((_, place) => place)
      .toSorted((a, b) => of[a]! - of[b]!)
      .join('');
  return values.every((value) => value > 0) && gapOf(values) >= nearest && orderOf(values) === orderOf(asWritten);
}

/** The smallest distance of two, as a share of the larger. */
function gapOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((value, index) => (value - sorted[index]!) / value));
}

/** "A 8 percent", "an 7 percent": what a figure is spoken as decides. */
const wrongArticle = /\ba \$?(?:8|1[18]\b)|\ban \$?(?!8|1[18]\b)\d/i;

/** Undefined where a figure would not be as round as the one in its place. */
function withInputs(
  question: Sum,
  figures: Figure[][],
  inputs: Inputs,
  badArticle = wrongArticle,
): OtherFigures | undefined {
  const { math } = question;
  const result = Number(evaluate(math.formula, inputs).value.toFixed(math.round));
  const asked = textsOf(question).slice(0, -2);
  const texts: string[] = [];
  for (const [index, text] of asked.entries()) {
    const values = figures[index]!.map((figure) => figureWith(figure, inputs));
    if (values.includes(undefined)) return undefined;
    let next = 0;
    const other = text.replaceAll(figurePattern, () => writtenFigure(figures[index]![next]!, values[next++]!));
    if (badArticle.test(other)) return undefined;
    texts.push(other);
  }
  const { words, figures: sum } = workedSum({ ...math, inputs, result });
  return { inputs, result, texts: [...texts, words, sum] };
}
